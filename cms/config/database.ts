import path from 'node:path';

import { defaults, types } from 'pg';

import { settings } from '../src/env';
import { cacheStatements, type PreparingConnection } from '../src/platform/database/cache-statements';

/**
 * Makes PostgreSQL's driver read and write instants in UTC. Strapi's columns hold them without a zone, and the driver
 * takes them for the time of the machine: after a move to another zone every plan and every deadline would be at
 * another hour.
 */
function configureUtcInstants(): void {
  defaults.parseInputDatesAsUTC = true;
  types.setTypeParser(types.builtins.TIMESTAMP, (text) => new Date(`${text.replace(' ', 'T')}Z`));
}

type SqliteConnection = PreparingConnection & { pragma: (statement: string) => unknown };

const sqlite = {
  client: 'sqlite',
  connection: { filename: path.join(settings.CMS_DATA_DIR, 'data.db') },
  useNullAsDefault: true,
  pool: {
    afterCreate(connection: SqliteConnection, done: (error: Error | null, connection: SqliteConnection) => void) {
      connection.pragma('journal_mode = WAL');
      // A response means that the data is on the disk: with NORMAL, a power cut loses what was accepted since the last
      // checkpoint.
      connection.pragma('synchronous = FULL');
      connection.pragma('busy_timeout = 5000');
      cacheStatements(connection);
      done(null, connection);
    },
  },
};

configureUtcInstants();

const postgres = { client: 'postgres', connection: { connectionString: settings.DATABASE_URL }, pool: { min: 2, max: 10 } };

export default { connection: settings.DATABASE_CLIENT === 'sqlite' ? sqlite : postgres };
