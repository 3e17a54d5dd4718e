import { reportFailure } from '../process/report-failure.ts';
import { secretsFolder } from './arguments.ts';
import { writeSecrets } from './write-secrets.ts';

/** Makes the secrets that `docker-compose.yml` asks for, each in a file of its own. */
try {
  const folder = secretsFolder(process.argv.slice(2));
  const made = await writeSecrets(folder);
  console.log(made.length === 0 ? `Every secret is in ${folder} already.` : `Made in ${folder}: ${made.join(', ')}.`);
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
