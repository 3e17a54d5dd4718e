import { stopAll, stopChildrenWithUs } from '@ochiq/cli/process/children';
import { reportFailure } from '@ochiq/cli/process/report-failure';
import { Steps } from '@ochiq/cli/process/steps';
import { buildCode } from '@ochiq/cli/start/services';
import { fromRoot } from '@ochiq/cli/workplace/root';

import type { OutcomeCount } from '../check/run-checks.ts';
import { prepareDrill } from './drill.ts';

/** Runs the fault drill. @returns the number of its checks; an aborted drill counts as one failure */
async function runDrill(): Promise<OutcomeCount> {
  const logDir = fromRoot('.ochiq', 'logs', 'production');
  const steps = new Steps();
  try {
    await steps.step('Building the code and the panel', (say) => buildCode({ logDir }, say));
    const { drill } = await prepareDrill((title, work) => steps.step(title, work), logDir);
    const { checks, report } = await steps.step('Making everything fail that reading does not need', () => drill(console.log));
    console.log(`\n${report}\n`);
    const { passed, failed } = checks;
    for (const what of passed) console.log(`✓ ${what}`);
    for (const what of failed) console.error(`✗ ${what}`);
    return { passed: passed.length, failed: failed.length };
  } catch (error) {
    reportFailure(error);
    return { passed: 0, failed: 1 };
  }
}

/** Injects faults into Ochiq as `docker-compose.yml` describes it, without containers: `pnpm production --drill`. */
stopChildrenWithUs();
const { passed, failed } = await runDrill();
await stopAll();
console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
process.exit(failed === 0 ? 0 : 1);
