import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { Steps } from '../process/steps.ts';
import { buildCode } from '../start/services.ts';
import { fromRoot } from '../workplace/root.ts';
import { isDrill } from './arguments.ts';
import { startProduction, type StepRunner } from './start-production.ts';

const logDir = fromRoot('.ochiq', 'logs', 'production');

/** Runs until Ctrl-C. */
async function runProduction(): Promise<void> {
  stopChildrenWithUs();
  const steps = new Steps();
  const step: StepRunner = (title, work) => steps.step(title, work);
  await step('Building the code and the panel', (say) => buildCode({ logDir }, say));
  const { url, cmsUrl, secretsDir } = await startProduction(step, console.log, { logDir });
  const password = path.join(secretsDir, 'admin-password');
  console.log(`\n  The site:  ${url}\n  The panel: ${cmsUrl}/admin\n  The administrator's password: ${password}\nCtrl-C stops everything.`);
}

/**
 * Runs the fault drill as a program of the development tools, which this package does not import: its images have none
 * of them. Signals are passed on, and the drill stops its own services.
 * @returns its exit code
 */
async function runDrill(): Promise<number> {
  const drill = spawn(process.execPath, [fromRoot('packages', 'tooling', 'src', 'chaos', 'main.ts')], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => drill.kill(signal));
  await once(drill, 'exit');
  return drill.exitCode ?? 1;
}

/** Runs Ochiq as `docker-compose.yml` describes it, without containers. */
try {
  if (isDrill(process.argv.slice(2))) process.exit(await runDrill());
  await runProduction();
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exit(1);
}
