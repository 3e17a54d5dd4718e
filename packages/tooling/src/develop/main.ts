import path from 'node:path';
import { parseArgs } from 'node:util';

import { stopAll, stopChildrenWithUs } from '@ochiq/cli/process/children';
import { reportFailure } from '@ochiq/cli/process/report-failure';
import { run } from '@ochiq/cli/process/run';
import { Steps } from '@ochiq/cli/process/steps';
import { takeBuildLock } from '@ochiq/cli/site/build-lock';
import { buildCode, startCms } from '@ochiq/cli/start/services';
import { ensureSettings } from '@ochiq/cli/workplace/env-file';
import { isPortFree } from '@ochiq/cli/workplace/find-free-port';
import { fromRoot } from '@ochiq/cli/workplace/root';
import { createToolEnv } from '@ochiq/cli/workplace/service-env';
import type { Settings } from '@ochiq/cli/workplace/settings';

import { runGatsby } from './gatsby.ts';

async function isCmsResponding({ cmsUrl }: Settings): Promise<boolean> {
  const response = await fetch(`${cmsUrl}/_health`).catch(() => null);
  return response?.ok ?? false;
}

async function ensureCms(settings: Settings, steps: Steps): Promise<void> {
  if (await isCmsResponding(settings)) {
    // A running panel keeps its code; the site's packages are rebuilt.
    await steps.step('Building the packages', () =>
      run({
        command: fromRoot('node_modules', '.bin', 'turbo'),
        args: ['run', 'build', '--filter=./packages/*'],
        cwd: fromRoot(),
        env: createToolEnv(),
        log: path.join(settings.logDir, 'code-build.log'),
      }),
    );
    return;
  }
  if (!(await isPortFree(settings.CMS_HOST, settings.CMS_PORT)))
    throw new Error(
      `Port ${String(settings.CMS_PORT)} on ${settings.CMS_HOST} is taken by something that is not the CMS. Stop it, or set CMS_PORT in .env to a free one.`,
    );
  await steps.step('Building the code and the panel', (say) => buildCode(settings, say));
  await steps.step('Starting the CMS', (say) => startCms(settings, say));
}

/** Runs the site in development mode: a change of a component, a style or a message is visible at once. */
async function runDevelop(): Promise<number> {
  const { values } = parseArgs({ options: { pseudo: { type: 'boolean', default: false } } });
  const settings = await ensureSettings();
  const { SITE_HOST, SITE_PORT, siteUrl, cmsUrl } = settings;
  if (!(await isPortFree(SITE_HOST, SITE_PORT)))
    throw new Error(
      `Port ${String(SITE_PORT)} on ${SITE_HOST} is taken. Stop what uses it (\`pnpm start\`?), or set SITE_PORT in .env to a free one.`,
    );
  // Never released: the next real build must not trust what development leaves in Gatsby's folder.
  await takeBuildLock();
  await ensureCms(settings, new Steps());
  console.log(
    `\n  The site:      ${siteUrl}\n  The catalogue: ${siteUrl}/catalogue\n  The panel:     ${cmsUrl}/admin\n\nCtrl-C stops everything.\n`,
  );
  return runGatsby(settings, values);
}

stopChildrenWithUs();
try {
  const code = await runDevelop();
  await stopAll();
  process.exit(code);
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exit(1);
}
