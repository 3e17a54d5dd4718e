import path from 'node:path';

import type { OutcomeCount } from '../check/run-checks.ts';
import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { Steps } from '../process/steps.ts';
import { buildCode } from '../start/services.ts';
import { fromRoot } from '../workplace/root.ts';
import { isDrill } from './arguments.ts';
import { prepareDrill } from './drill-production.ts';
import { startProduction } from './start-production.ts';

const logDir = fromRoot('.ochiq', 'logs', 'production');
const steps = new Steps();
const step = <T>(title: string, work: (say: (how: string) => void) => Promise<T>) => steps.step(title, work);
const buildAll = () => step('Building the code and the panel', (say) => buildCode({ logDir }, say));

/** Runs until Ctrl-C. */
async function runProduction(): Promise<void> {
  await buildAll();
  const { url, cmsUrl, secretsDir } = await startProduction(step, console.log, { logDir });
  const password = path.join(secretsDir, 'admin-password');
  console.log(`\n  The site:  ${url}\n  The panel: ${cmsUrl}/admin\n  The administrator's password: ${password}\nCtrl-C stops everything.`);
}

/** Runs the fault drill. @returns whether all checks passed; an aborted drill counts as one failure */
async function runDrill(): Promise<boolean> {
  let total: OutcomeCount = { passed: 0, failed: 1 };
  try {
    await buildAll();
    const { drill: drillAll } = await prepareDrill(step, logDir);
    const { checks, report } = await step('Making everything fail that reading does not need', () => drillAll(console.log));
    console.log(`\n${report}\n`);
    const { passed, failed } = checks;
    for (const what of passed) console.log(`✓ ${what}`);
    for (const what of failed) console.error(`✗ ${what}`);
    total = { passed: passed.length, failed: failed.length };
  } catch (error) {
    reportFailure(error);
  }
  await stopAll();
  console.log(`\n${String(total.passed)} passed, ${String(total.failed)} failed`);
  return total.failed === 0;
}

/** Runs Ochiq as `docker-compose.yml` describes it, without containers. */
stopChildrenWithUs();
try {
  if (isDrill(process.argv.slice(2))) process.exit((await runDrill()) ? 0 : 1);
  await runProduction();
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exit(1);
}
