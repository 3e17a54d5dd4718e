import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { getErrorMessage } from '@ochiq/cli/process/errors';
import { run } from '@ochiq/cli/process/run';
import { fromRoot } from '@ochiq/cli/workplace/root';

import type { OutcomeCount } from '../check/run-checks.ts';
import { type FailedTest, readJestReport } from './test-report.ts';

/** Runs a test command; its report has the failures, and its output the details. */
export async function runTests(command: Parameters<typeof run>[0]): Promise<void> {
  await run(command).catch((error: unknown) => {
    console.error(`  ${getErrorMessage(error)}; see ${command.log}`);
  });
}

/** Prints failed tests by name, with the first lines of why: the log of a run elsewhere may be out of reach. */
export function printFailedTests(failed: readonly FailedTest[]): void {
  for (const { name, reason } of failed) {
    console.error(`  ✗ ${name}`);
    if (reason !== '') console.error(reason.replaceAll(/^/gmu, '      '));
  }
}

type JestOptions = {
  /** The folder of the package. */
  folder: string;
  /** The file of its report, below the folder. */
  results: string;
  args: readonly string[];
  env: Parameters<typeof run>[0]['env'];
  log: string;
  say: (how: string) => void;
};

/** Runs the tests of one package and counts them; failed ones are printed by name. */
export async function runJest({ folder, results: name, args, env, log, say }: JestOptions): Promise<OutcomeCount> {
  const results = fromRoot(folder, name);
  await rm(results, { force: true });
  await mkdir(path.dirname(results), { recursive: true });
  await runTests({
    command: fromRoot(folder, 'node_modules', '.bin', 'jest'),
    args: ['--json', `--outputFile=${results}`, ...args],
    cwd: fromRoot(folder),
    env,
    log,
    onLine: say,
  });
  say('');
  const { count, failed } = await readJestReport(results);
  printFailedTests(failed);
  return count;
}
