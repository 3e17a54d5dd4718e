import '../src/env';
import { getPanelUsers } from '../src/people/second-factor/panel-people';
import { resetFactor } from '../src/people/second-factor/reset-factor';
import { load, stopStrapi } from '../src/platform/bootstrap/load';
import { exitCodes, runCommand, StartError } from '../src/platform/bootstrap/run-command';

/** Resets the second factor of the user of the panel with this address, for the last administrator. */
runCommand(async () => {
  const [, , email = ''] = process.argv;
  const strapi = await load();
  const user = await getPanelUsers(strapi).findOne({ where: { email: email.toLowerCase() } });
  if (user) await resetFactor(strapi, user.id, 'command');
  await stopStrapi(strapi);
  if (!user)
    throw new StartError(`No user of the panel has the address “${email}”: write it as in the panel’s list of users`, exitCodes.general);
  process.stdout.write(`${user.email} signs in with the password alone, and was signed out everywhere\n`);
  process.exit(0);
});
