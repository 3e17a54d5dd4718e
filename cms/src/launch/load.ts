import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { createStrapi, type Core } from '@strapi/strapi';

import { appDir, distDir } from '../app-dir';
import { secrets, settings } from '../env';
import { checkDatabase } from './check-database';
import { checkServer } from './check-server';
import { beginBoot } from './first-boot';

/** The SQLite file, where the content is kept in one. */
export const databaseFile = settings.DATABASE_CLIENT === 'sqlite' ? path.join(settings.CMS_DATA_DIR, 'data.db') : null;

/**
 * Loads Strapi without listening, after everything that can be found wrong beforehand was looked at.
 * @throws StartError what is wrong and what to do
 */
export async function load(): Promise<Core.Strapi> {
  secrets();
  mkdirSync(path.join(settings.CMS_DATA_DIR, 'public', 'uploads'), { recursive: true });
  if (databaseFile !== null) {
    const notice = beginBoot(databaseFile);
    if (notice !== null) process.stderr.write(`${notice}\n`);
    checkDatabase(databaseFile);
  }
  if (settings.DATABASE_CLIENT === 'postgres' && settings.DATABASE_URL !== undefined) await checkServer(settings.DATABASE_URL);
  const strapi = createStrapi({ appDir, distDir });
  // Strapi's own would end the process before what is written has reached the database.
  for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal);
  return strapi.load();
}
