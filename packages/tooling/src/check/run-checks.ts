import path from 'node:path';

import { reportFailure } from '../process/report-failure.ts';
import { run } from '../process/run.ts';
import type { Steps } from '../process/steps.ts';
import { inRoot } from '../workplace/root.ts';
import { toolEnv } from '../workplace/service-env.ts';
import { checks } from './checks.ts';

export type Count = { passed: number; failed: number };

/** Runs every check, also after one failed: a person mends them all at once. Two at a time: most keep one processor busy. */
export async function runChecks(steps: Steps, logDir: string): Promise<Count> {
  const failures: unknown[] = [];
  const waiting = [...checks];
  const running = new Set<string>();
  const lane = async (say: (how: string) => void) => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { title, command, args } = check;
      running.add(title);
      say([...running].join(', '));
      const log = path.join(logDir, `check-${title.toLowerCase().replace(/\W+/gu, '-')}.log`);
      await run({ command, args, cwd: inRoot(), env: toolEnv(), log }).catch((error: unknown) => failures.push(error));
      running.delete(title);
    }
  };
  const work = async (say: (how: string) => void) => {
    await Promise.all([lane(say), lane(say)]);
    say('');
    if (failures.length > 0) throw new AggregateError(failures);
  };
  await steps.step('Checking types, lint, imports, styles, messages, licences, formatting', work).catch(() => {
    for (const failure of failures) reportFailure(failure);
  });
  return { passed: checks.length - failures.length, failed: failures.length };
}
