import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

import type { Count } from '../check/run-checks.ts';
import type { run } from '../process/run.ts';
import { inRoot } from '../workplace/root.ts';
import { runTests, tell } from './run-tests.ts';
import { readJestReport } from './test-report.ts';

type Jest = {
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
export async function runJest({ folder, results: name, args, env, log, say }: Jest): Promise<Count> {
  const results = inRoot(folder, name);
  await rm(results, { force: true });
  await mkdir(path.dirname(results), { recursive: true });
  await runTests({
    command: inRoot(folder, 'node_modules', '.bin', 'jest'),
    args: ['--json', `--outputFile=${results}`, ...args],
    cwd: inRoot(folder),
    env,
    log,
    onLine: say,
  });
  say('');
  const { count, failed } = await readJestReport(results);
  tell(failed);
  return count;
}
