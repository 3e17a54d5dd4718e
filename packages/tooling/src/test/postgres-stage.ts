import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import type { Count } from '../check/run-checks.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { run } from '../process/run.ts';
import { inRoot } from '../workplace/root.ts';
import { cmsEnv, toolEnv } from '../workplace/service-env.ts';
import type { Settings } from '../workplace/settings.ts';
import { runJest } from './run-jest.ts';
import { cmsReports } from './stages.ts';

type Say = (how: string) => void;

/**
 * The files of the CMS’s tests in which the database has a say of its own: what comes at the same moment, the order of
 * the log, what is taken once, a COMMIT that fails, and the move of a whole site with the contract read from where it has come to. The rest
 * asks the same of Strapi on either database: `pnpm test:postgres` runs all of it, which takes some minutes more.
 */
const telling = [
  'at-once.test',
  'change-log.test',
  'durable-transactions.test',
  'failed-commit.test',
  'intake.test',
  'mail.test',
  'postgres/',
].map((name) => `tests/${name}`);

/** None of them asks the CMS that the files of a worker share otherwise. */
const tellingEnv = { CMS_TEST_SHARES: 'none' };

/** A copy of the seeded site's SQLite database as it is at this moment, whoever has it open. */
async function copyOfSite({ cmsDataDir, dataDir, logDir }: Settings): Promise<string> {
  const copy = path.join(dataDir, 'site-to-move');
  await mkdir(copy, { recursive: true });
  await run({
    command: process.execPath,
    args: [inRoot('cms', 'tests', 'support', 'copy-sqlite.mjs'), path.join(cmsDataDir, 'data.db'), path.join(copy, 'data.db')],
    cwd: inRoot('cms'),
    env: toolEnv(),
    log: path.join(logDir, 'copy-site.log'),
  });
  return copy;
}

/** Runs tests of the CMS on a PostgreSQL that is thrown away: `all` of them, or, one after the other, those that tell the most. */
export async function postgresTests(settings: Settings, which: 'all' | 'telling', say: Say): Promise<Count> {
  const site = await copyOfSite(settings);
  const server = await startPostgres(settings);
  try {
    return await runJest({
      folder: 'cms',
      results: cmsReports.postgres,
      args: ['--config', 'jest.postgres.mjs', ...(which === 'all' ? [] : ['--runInBand', ...telling])],
      env: {
        ...cmsEnv(settings),
        NODE_ENV: 'test',
        CMS_TEST_POSTGRES: server.url,
        CMS_TEST_SITE: site,
        ...(which === 'all' ? {} : tellingEnv),
      },
      log: path.join(settings.logDir, 'postgres-tests.log'),
      say,
    });
  } finally {
    await server.stop();
  }
}
