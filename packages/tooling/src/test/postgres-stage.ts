import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { run } from '@ochiq/cli/process/run';
import { fromRoot } from '@ochiq/cli/workplace/root';
import { createCmsEnv, createToolEnv } from '@ochiq/cli/workplace/service-env';
import type { Settings } from '@ochiq/cli/workplace/settings';

import type { OutcomeCount } from '../check/run-checks.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { runJest } from './run-jest.ts';
import { cmsReports } from './stages.ts';
import { noStaffProvider } from './trial-provider.ts';

type Say = (how: string) => void;

/**
 * The CMS test files with database-specific behaviour: concurrency, the order of the change log, unique claims, a
 * failing COMMIT, the conversion of old menus by statements of our own, and the move of a complete site with the contract
 * read from the target. The rest asks the same of Strapi on either database: `pnpm test:postgres` runs all of it, which
 * takes some minutes more.
 */
const databaseTests = [
  'at-once.test',
  'change-log.test',
  'durable-transactions.test',
  'failed-commit.test',
  'intake.test',
  'mail.test',
  'migrate-old-menus.test',
  'postgres/',
].map((name) => `tests/${name}`);

/** None of them uses the CMS that the files of a worker share otherwise. */
const databaseTestsEnv = { CMS_TEST_SHARES: 'none' };

/** Copies the seeded site's SQLite database at this moment, while it may be in use. */
async function copySite({ cmsDataDir, dataDir, logDir }: Settings): Promise<string> {
  const copy = path.join(dataDir, 'site-to-move');
  await mkdir(copy, { recursive: true });
  await run({
    command: process.execPath,
    args: [fromRoot('cms', 'tests', 'support', 'copy-sqlite.mjs'), path.join(cmsDataDir, 'data.db'), path.join(copy, 'data.db')],
    cwd: fromRoot('cms'),
    env: createToolEnv(),
    log: path.join(logDir, 'copy-site.log'),
  });
  return copy;
}

/**
 * Runs tests of the CMS on a disposable PostgreSQL: `all` of them, or, one after the other, the database-specific ones.
 */
export async function runPostgresTests(settings: Settings, which: 'all' | 'telling', say: Say): Promise<OutcomeCount> {
  const site = await copySite(settings);
  const server = await startPostgres(settings);
  try {
    return await runJest({
      folder: 'cms',
      results: cmsReports.postgres,
      args: ['--config', 'jest.postgres.mjs', ...(which === 'all' ? [] : ['--runInBand', ...databaseTests])],
      env: {
        ...createCmsEnv(settings),
        NODE_ENV: 'test',
        ...noStaffProvider,
        MACHINE_TRANSLATION_URL: '',
        CMS_TEST_POSTGRES: server.url,
        CMS_TEST_SITE: site,
        ...(which === 'all' ? {} : databaseTestsEnv),
      },
      log: path.join(settings.logDir, 'postgres-tests.log'),
      say,
    });
  } finally {
    await server.stop();
  }
}
