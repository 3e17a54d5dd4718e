import { rm } from 'node:fs/promises';

import { findPostgres } from '@ochiq/cli/postgres/cluster';
import { stopAll, stopChildrenWithUs } from '@ochiq/cli/process/children';
import { reportFailure } from '@ochiq/cli/process/report-failure';
import { Steps } from '@ochiq/cli/process/steps';
import { buildCode, startCms } from '@ochiq/cli/start/services';

import type { OutcomeCount } from '../check/run-checks.ts';
import { createThrowawaySettings } from './throwaway-settings.ts';
import { runPostgresTests } from './postgres-stage.ts';

/** Runs all tests of the CMS and the contract test on a disposable PostgreSQL. */
stopChildrenWithUs();
const settings = await createThrowawaySettings('test-postgres');
let total: OutcomeCount = { passed: 0, failed: 1 };
try {
  await findPostgres();
  const steps = new Steps();
  await steps.step('Building the code and the panel', (say) => buildCode(settings, say));
  const cms = await steps.step('Filling a site that is to be moved', (say) => startCms(settings, say));
  await cms.stop();
  total = await steps.step('The CMS on PostgreSQL', (say) => runPostgresTests(settings, 'all', say));
} catch (error) {
  reportFailure(error);
}
await stopAll();
await rm(settings.dataDir, { recursive: true, force: true });
console.log(`\n${String(total.passed)} passed, ${String(total.failed)} failed`);
process.exit(total.failed === 0 ? 0 : 1);
