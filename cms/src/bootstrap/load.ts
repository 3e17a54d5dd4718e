import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { createStrapi, type Core } from '@strapi/strapi';

import { appDir, distDir } from '../app-dir';
import { readSecrets, settings } from '../env';
import { checkDatabase } from './check-database';
import { checkServer } from './check-server';
import { startFirstBoot } from './first-boot';
import { protectDatabaseFiles } from './own-files';
import { withStartupLock } from './start-lock';

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
