import { mkdirSync, existsSync } from 'node:fs';
import path from 'node:path';

import { createStrapi, type Core } from '@strapi/strapi';
import { Client } from 'pg';
import Database from 'better-sqlite3';

import { appDir, distDir } from '../../app-dir';
import { readSecrets, settings } from '../../env';
import { startFirstBoot } from './first-boot';
import { protectDatabaseFiles } from './own-files';
import { withStartupLock } from './start-lock';
import { StartError, exitCodes } from './start-error';

function findDatabaseFault(file: string): string | null {
  try {
    const database = new Database(file, { fileMustExist: true });
    try {
      const checkResult = database.pragma('quick_check(1)', { simple: true });
      return checkResult === 'ok' ? null : String(checkResult);
    } finally {
      database.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Looks into the SQLite file before anything writes to it.
 * @throws the file is no database, or a damaged one
 */
function checkDatabase(file: string): void {
  if (!existsSync(file)) return;
  const fault = findDatabaseFault(file);
  if (fault === null) return;
  throw new StartError(
    `The database ${file} can't be used (${fault.replaceAll('\n', ' ')}): put a backup in its place, or move it away to begin anew.`,
    exitCodes.database,
  );
}

/**
 * Checks the PostgreSQL server before Strapi does, for a clearer message.
 * @throws it does not respond, or refuses the user, the password or the name of the database
 */
async function checkServer(url: string): Promise<void> {
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

/** The SQLite file, where that is the database. */
export const databaseFile = settings.DATABASE_CLIENT === 'sqlite' ? path.join(settings.CMS_DATA_DIR, 'data.db') : null;

const prepareNone = () => Promise.resolve();

/**
 * Loads Strapi without listening, after everything that can be checked beforehand.
 * @param prepare fills an empty CMS before another one on the same database starts
 * @throws StartError with the problem and the remedy
 */
export async function load(prepare: (strapi: Core.Strapi) => Promise<void> = prepareNone): Promise<Core.Strapi> {
  readSecrets();
  mkdirSync(path.join(settings.CMS_DATA_DIR, 'public', 'uploads'), { recursive: true });
  if (databaseFile !== null) {
    const notice = startFirstBoot(databaseFile);
    if (notice !== null) process.stderr.write(`${notice}\n`);
    protectDatabaseFiles(databaseFile);
    checkDatabase(databaseFile);
  }
  if (settings.DATABASE_CLIENT === 'postgres' && settings.DATABASE_URL !== undefined) await checkServer(settings.DATABASE_URL);
  return withStartupLock(settings, async () => {
    const strapi = createStrapi({ appDir, distDir });
    // Strapi's own handlers would end the process before pending writes have reached the database.
    for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal);
    await strapi.load();
    await prepare(strapi);
    return strapi;
  });
}
