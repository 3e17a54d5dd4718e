import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { createStrapi, type Core } from '@strapi/strapi';

import { appDir, distDir } from '../app-dir';
import { secrets, settings } from '../env';
import { checkDatabase } from './check-database';
import { checkServer } from './check-server';
import { beginBoot } from './first-boot';
import { keepToOurselves } from './own-files';
import { whileNobodyElseStarts } from './start-lock';

/** The SQLite file, where the content is kept in one. */
export const databaseFile = settings.DATABASE_CLIENT === 'sqlite' ? path.join(settings.CMS_DATA_DIR, 'data.db') : null;

const nothing = () => Promise.resolve();

/**
 * Loads Strapi without listening, after everything that can be found wrong beforehand was looked at.
 * @param prepare what an empty CMS gets before another one on the same database starts
 * @throws StartError what is wrong and what to do
 */
export async function load(prepare: (strapi: Core.Strapi) => Promise<void> = nothing): Promise<Core.Strapi> {
  secrets();
  mkdirSync(path.join(settings.CMS_DATA_DIR, 'public', 'uploads'), { recursive: true });
  if (databaseFile !== null) {
    const notice = beginBoot(databaseFile);
    if (notice !== null) process.stderr.write(`${notice}\n`);
    keepToOurselves(databaseFile);
    checkDatabase(databaseFile);
  }
  if (settings.DATABASE_CLIENT === 'postgres' && settings.DATABASE_URL !== undefined) await checkServer(settings.DATABASE_URL);
  return whileNobodyElseStarts(settings, async () => {
    const strapi = createStrapi({ appDir, distDir });
    // Strapi's own would end the process before what is written has reached the database.
    for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal);
    await strapi.load();
    await prepare(strapi);
    return strapi;
  });
}
