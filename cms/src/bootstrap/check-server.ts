import { Client } from 'pg';

import { StartError, exitCodes } from './start-error';

/**
 * Checks the PostgreSQL server before Strapi does, for a clearer message.
 * @throws it does not respond, or refuses the user, the password or the name of the database
 */
export async function checkServer(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    const { host, pathname } = new URL(url);
    const reason = error instanceof Error && error.message !== '' ? error.message : 'it does not answer';
    throw new StartError(
      `The PostgreSQL database ${pathname.slice(1)} of ${host} can't be used (${reason}): start it, make it, or mend DATABASE_URL.`,
      exitCodes.database,
    );
  }
}
