import path from 'node:path';

import { reportFailure } from '../process/report-failure.ts';
import { run } from '../process/run.ts';
import type { Steps } from '../process/steps.ts';
import { inRoot } from '../workplace/root.ts';
import { toolEnv } from '../workplace/service-env.ts';
import { checks } from './checks.ts';

export type Count = { passed: number; failed: number };

/** Runs every check, also after one failed: a person mends them all at once. */
export async function runChecks(steps: Steps, logDir: string): Promise<Count> {
  const count = { passed: 0, failed: 0 };
  for (const { title, command, args } of checks) {
    const log = path.join(logDir, `check-${title.toLowerCase().replace(/\W+/gu, '-')}.log`);
    try {
      await steps.step(title, () => run({ command, args, cwd: inRoot(), env: toolEnv(), log }));
      count.passed += 1;
    } catch (error) {
      reportFailure(error);
      count.failed += 1;
    }
  }
  return count;
}
