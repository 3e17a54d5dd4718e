import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { type Core, createStrapi } from '@strapi/strapi';
import { Client } from 'pg';
import Database from 'better-sqlite3';
import { getErrorMessage } from '@ochiq/service-kit/errors';

import { appDir, distDir } from '../../app-dir';
import { readSecrets, settings } from '../../env';
import { startFirstBoot } from './first-boot';
import { withStartupLock } from './start-lock';
import { exitCodes, StartError } from './run-command';

/** The database, the files that SQLite keeps next to it while it is used, and what was set aside. */
const databaseFiles = /^data\.(?:.+\.)?db(?:-wal|-shm|-journal)?$/u;

const getReason = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error));

/**
 * Restricts a SQLite database, which holds what citizens sent, to the user of the CMS. The file is made before SQLite
 * opens it: SQLite gives its companion files the rights of the file, and would make them as open as the machine's
 * `umask` is.
 * @throws StartError folder or file belongs to another user
 */
function protectDatabaseFiles(database: string): void {
  const folder = path.dirname(database);
  try {
    chmodSync(folder, 0o700);
    closeSync(openSync(database, 'a', 0o600));
    for (const name of readdirSync(folder).filter((file) => databaseFiles.test(file))) chmodSync(path.join(folder, name), 0o600);
  } catch (error) {
    throw new StartError(
      `Others on this machine can't be kept from the database ${database} (${getReason(error)}): give the folder ${folder} and its files to the user that the CMS runs as.`,
      exitCodes.database,
    );
  }
}

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
    return getErrorMessage(error);
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

type Pool = { numUsed: () => number; numPendingAcquires: () => number };

const requiredIdleRounds = 3;
const roundMs = 50;
const limitMs = 4000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the database is idle: Strapi notifies its listeners after the response, and they may still use it. */
async function waitUntilIdle(strapi: Core.Strapi): Promise<void> {
  const { pool } = strapi.db.connection.client as { pool: Pool };
  for (let idleRounds = 0; idleRounds < requiredIdleRounds;) {
    await pause(roundMs);
    idleRounds = pool.numUsed() + pool.numPendingAcquires() === 0 ? idleRounds + 1 : 0;
  }
}

/** Ends Strapi cleanly, or leaves it after a few seconds. */
export async function stopStrapi(strapi: Core.Strapi): Promise<void> {
  await Promise.race([waitUntilIdle(strapi), pause(limitMs)]);
  await Promise.race([strapi.destroy(), pause(limitMs)]);
}
