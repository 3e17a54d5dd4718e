import { rm } from 'node:fs/promises';
import os from 'node:os';

import { runChecks, type Count } from '../check/run-checks.ts';
import { findPostgres } from '../postgres/programs.ts';
import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { Steps } from '../process/steps.ts';
import { isDrill } from '../production/arguments.ts';
import { drillProduction } from '../production/drill-production.ts';
import { buildCode, startCms } from '../start/services.ts';
import type { Settings } from '../workplace/settings.ts';
import { throwAwaySettings } from '../workplace/throw-away-settings.ts';
import { findChromium } from './chromium.ts';
import { folderInMemory } from './folder-in-memory.ts';
import { postgresTests } from './postgres-stage.ts';
import { sum } from './results.ts';
import { tell } from './run-tests.ts';
import { browserTests, cmsTests, publishForTests, restoreTests, unitTests } from './stages.ts';
import { startTrialProvider } from './trial-provider.ts';

/** Runs everything but the drill; a stage that can't begin counts as one failure, and the others go on where they can. */
async function testAll(given: Settings, steps: Steps): Promise<Count> {
  const counts: Count[] = [];
  const stage = async (title: string, work: (say: (how: string) => void) => Promise<Count>) => {
    const count = await steps.step(title, async (say) => {
      const result = await work(say);
      say(`${String(result.passed)} passed, ${String(result.failed)} failed`);
      return result;
    });
    counts.push(count);
  };

  const settings = { ...given, ...(await startTrialProvider(given)) };
  await findChromium();
  await findPostgres();
  await steps.step('Building the code and the panel', (say) => buildCode(settings, say));
  counts.push(await runChecks(steps, settings.logDir));
  await stage('Unit tests', (say) => unitTests(settings, say));
  await steps.step('Starting a CMS with the seed', (say) => startCms(settings, say));
  await stage('CMS and contract tests', (say) => cmsTests(settings, say));
  await stage('The same on PostgreSQL, while the site is built and served', async (say) => {
    // Each keeps one processor busy, and neither sees what the other does.
    const [count] = await Promise.all([postgresTests(settings, 'telling', say), publishForTests(settings, () => undefined)]);
    return count;
  });
  await stage('Browser tests', (say) => browserTests(settings, say));
  await stage('Backing up, and bringing back elsewhere', (say) => restoreTests(settings, say));
  return sum(counts);
}

/** What was tested is stopped by then: production stands alone on the machine. */
async function drill(steps: Steps, logDir: string): Promise<Count> {
  const { passed, failed } = await drillProduction(steps, logDir);
  tell(failed);
  return { passed: passed.length, failed: failed.length };
}

/** What could not be done to its end counts as one failure. */
async function counted(work: () => Promise<Count>): Promise<Count> {
  try {
    return await work();
  } catch (error) {
    reportFailure(error);
    return { passed: 0, failed: 1 };
  } finally {
    await stopAll();
  }
}

async function run(isDrilled: boolean): Promise<Count> {
  const settings = await throwAwaySettings('test');
  const steps = new Steps();
  const tested = await counted(() => testAll(settings, steps));
  await rm(settings.dataDir, { recursive: true, force: true });
  return isDrilled ? sum([tested, await counted(() => drill(steps, settings.logDir))]) : tested;
}

stopChildrenWithUs();
// Whoever names a folder gets it.
process.env['TMPDIR'] ??= (await folderInMemory()) ?? os.tmpdir();
const { passed, failed } = await counted(() => run(isDrill('test', process.argv.slice(2))));
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
process.exit(failed === 0 ? 0 : 1);
