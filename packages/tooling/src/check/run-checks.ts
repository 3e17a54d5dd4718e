import path from 'node:path';

import { reportFailure } from '@ochiq/cli/process/report-failure';
import { run } from '@ochiq/cli/process/run';
import { fromRoot } from '@ochiq/cli/workplace/root';
import { createToolEnv } from '@ochiq/cli/workplace/service-env';
import { checks } from './checks.ts';

export type OutcomeCount = { passed: number; failed: number };

/**
 * Runs every check, also after a failure, so that all are fixed at once. Two run in parallel: most keep one processor
 * busy.
 */
export async function runChecks(logDir: string, say: (how: string) => void): Promise<OutcomeCount> {
  const failures: unknown[] = [];
  const waiting = [...checks];
  const running = new Set<string>();
  const runLane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { title, command, args, env } = check;
      running.add(title);
      say([...running].join(', '));
      const log = path.join(logDir, `check-${title.toLowerCase().replace(/\W+/gu, '-')}.log`);
      await run({ command, args, cwd: fromRoot(), env: { ...createToolEnv(), ...env }, log }).catch((error: unknown) =>
        failures.push(error),
      );
      running.delete(title);
    }
  };
  await Promise.all([runLane(), runLane()]);
  say('');
  for (const failure of failures) reportFailure(failure);
  return { passed: checks.length - failures.length, failed: failures.length };
}
