import { rm } from 'node:fs/promises';
import os from 'node:os';

import { findPostgres } from '@ochiq/cli/postgres/cluster';
import { stopAll, stopChildrenWithUs } from '@ochiq/cli/process/children';
import { reportFailure } from '@ochiq/cli/process/report-failure';

import type { OutcomeCount } from '../check/run-checks.ts';
import { createThrowawaySettings } from './throwaway-settings.ts';
import { parseTestArguments, type TestArguments } from './arguments.ts';
import { findTestBrowser } from './chromium.ts';
import { findMemoryFolder } from './folder-in-memory.ts';
import { printTimes } from './print-times.ts';
import { countOutcomes, runTasks } from './run-tasks.ts';
import { createRunView } from './run-view.ts';
import { TaskLoad } from './task-load.ts';
import { createTasks, lanes, selectTasks } from './tasks.ts';
import { startStaffProvider, startTrialProvider } from './trial-provider.ts';
import { startTrialTranslator } from './trial-translator.ts';

/** Runs the named tasks, or all; a task that can't start counts as one failure, and the others continue. */
async function testAll({ tasks: names, isProfiled, ...options }: TestArguments): Promise<OutcomeCount> {
  const given = await createThrowawaySettings('test');
  const load = isProfiled ? new TaskLoad() : null;
  try {
    await findTestBrowser();
    await findPostgres();
    const settings = {
      ...given,
      ...(await startTrialProvider(given)),
      ...(await startStaffProvider(given)),
      ...(await startTrialTranslator(given)),
    };
    const { stdout } = process;
    const view = createRunView({ isTTY: stdout.isTTY, columns: stdout.columns || 80, write: (text) => stdout.write(text) });
    const tasks = selectTasks(createTasks(settings, options), names);
    const outcomes = await runTasks(load ? tasks.map(load.watch) : tasks, lanes, view);
    await printTimes(outcomes, load);
    return countOutcomes(outcomes);
  } finally {
    load?.stop();
    await stopAll();
    await rm(given.dataDir, { recursive: true, force: true });
  }
}

/** Runs work whose failure counts as one failed test. */
async function countFailure(work: () => Promise<OutcomeCount>): Promise<OutcomeCount> {
  try {
    return await work();
  } catch (error) {
    reportFailure(error);
    return { passed: 0, failed: 1 };
  } finally {
    await stopAll();
  }
}

stopChildrenWithUs();
// A folder set by the caller takes precedence.
process.env['TMPDIR'] ??= (await findMemoryFolder()) ?? os.tmpdir();
const { passed, failed } = await countFailure(() => testAll(parseTestArguments(process.argv.slice(2))));
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
process.exit(failed === 0 ? 0 : 1);
