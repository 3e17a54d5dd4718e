import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';

import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { run } from '../process/run.ts';
import { Steps } from '../process/steps.ts';
import { buildPackage } from '../workplace/build-package.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import { fromRoot } from '../workplace/root.ts';
import { createNginxEnv, getStatisticsLogDir } from '../workplace/service-env.ts';
import type { Settings } from '../workplace/settings.ts';
import { isLocalProxyTrusted } from './is-local-proxy-trusted.ts';

/** Makes the folder of the log of page views. Workers of another user write into it, and the edge removes what it has counted. */
async function makeStatisticsFolder({ STATISTICS_ENABLED, NGINX_USER, nginxDir }: Settings): Promise<void> {
  if (STATISTICS_ENABLED === 'false') return;
  const folder = getStatisticsLogDir(nginxDir);
  await mkdir(folder, { recursive: true });
  if (NGINX_USER !== undefined) await chmod(folder, 0o777);
}

/** Writes the configuration of an nginx in front of the edge. */
stopChildrenWithUs();
try {
  const settings = await ensureSettings();
  const steps = new Steps();
  const log = path.join(settings.logDir, 'nginx.log');
  await steps.step('Building the edge', () => buildPackage('@ochiq/edge', log));
  await steps.step('Writing the configuration', () =>
    run({
      command: process.execPath,
      args: [fromRoot('packages', 'edge', 'dist', 'nginx', 'main.js')],
      cwd: fromRoot(),
      env: createNginxEnv(settings),
      log,
    }),
  );
  await makeStatisticsFolder(settings);
  const file = path.join(settings.nginxDir, 'nginx.conf');
  console.log(
    `The configuration: ${file}\n  Try it:  nginx -t -c ${file}\n  Start:   nginx -c ${file}\n  Take it: nginx -s reload -c ${file}`,
  );
  if (!isLocalProxyTrusted(settings.TRUSTED_PROXIES))
    console.log('The edge does not believe nginx yet: set TRUSTED_PROXIES=127.0.0.1, else all readers are one to it.');
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exit(1);
}
