import { rm } from 'node:fs/promises';
import os from 'node:os';

import type { Count } from '../check/run-checks.ts';
import { findPostgres } from '../postgres/programs.ts';
import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { Steps } from '../process/steps.ts';
import { drillProduction } from '../production/drill-production.ts';
import { throwAwaySettings } from '../workplace/throw-away-settings.ts';
import { parseTestArguments } from './arguments.ts';
import { findTestBrowser } from './chromium.ts';
import { folderInMemory } from './folder-in-memory.ts';
import { printTimes } from './print-times.ts';
import { sum } from './results.ts';
import { countOutcomes, runTasks } from './run-tasks.ts';
import { createRunView } from './run-view.ts';
import { tell } from './run-tests.ts';
import { createTasks, selectTasks } from './tasks.ts';
import { startTrialProvider } from './trial-provider.ts';

/** One for each processor; a machine with more than four would wait for its longest chain anyway. */
const lanes = Math.min(4, Math.max(2, os.availableParallelism()));

/** Runs the named tasks, or all but the drill; a task that can't begin counts as one failure, and the others go on. */
async function testAll(names: readonly string[], isProfiled: boolean): Promise<Count> {
  const given = await throwAwaySettings('test');
  try {
    await findTestBrowser();
    await findPostgres();
    const settings = { ...given, ...(await startTrialProvider(given)) };
    const { stdout } = process;
    const view = createRunView({ isTTY: stdout.isTTY, columns: stdout.columns || 80, write: (text) => stdout.write(text) });
    const outcomes = await runTasks(selectTasks(createTasks(settings), names), lanes, view);
    await printTimes(outcomes, isProfiled);
    return countOutcomes(outcomes);
  } finally {
    await stopAll();
    await rm(given.dataDir, { recursive: true, force: true });
  }
}

/** What was tested is stopped by then: production stands alone on the machine. */
async function drill(): Promise<Count> {
  const { logDir } = await throwAwaySettings('test');
  const { passed, failed } = await drillProduction(new Steps(), logDir);
  tell(failed);
  return { passed: passed.length, failed: failed.length };
}

/** Runs something whose failure counts as one failed test. */
async function countFailure(work: () => Promise<Count>): Promise<Count> {
  try {
    return await work();
  } catch (error) {
    reportFailure(error);
    return { passed: 0, failed: 1 };
  } finally {
    await stopAll();
  }
}

async function run(): Promise<Count> {
  const { isDrilled, isProfiled, tasks } = parseTestArguments(process.argv.slice(2));
  const tested = await countFailure(() => testAll(tasks, isProfiled));
  return isDrilled ? sum([tested, await countFailure(drill)]) : tested;
}

stopChildrenWithUs();
// Whoever names a folder gets it.
process.env['TMPDIR'] ??= (await folderInMemory()) ?? os.tmpdir();
const { passed, failed } = await countFailure(run);
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
process.exit(failed === 0 ? 0 : 1);
