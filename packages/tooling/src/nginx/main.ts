import path from 'node:path';

import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { run } from '../process/run.ts';
import { Steps } from '../process/steps.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import { inRoot } from '../workplace/root.ts';
import { nginxEnv, toolEnv } from '../workplace/service-env.ts';
import { believesNginx } from './believes-nginx.ts';

/** Writes the configuration of an nginx in front of the edge. */
stopChildrenWithUs();
try {
  const settings = await ensureSettings();
  const steps = new Steps();
  const log = path.join(settings.logDir, 'nginx.log');
  await steps.step('Building the edge', () =>
    run({
      command: inRoot('node_modules', '.bin', 'turbo'),
      args: ['run', 'build', '--filter=@ochiq/edge'],
      cwd: inRoot(),
      env: toolEnv(),
      log,
    }),
  );
  await steps.step('Writing the configuration', () =>
    run({
      command: process.execPath,
      args: [inRoot('packages', 'edge', 'dist', 'nginx', 'main.js')],
      cwd: inRoot(),
      env: nginxEnv(settings),
      log,
    }),
  );
  const file = path.join(settings.nginxDir, 'nginx.conf');
  console.log(
    `The configuration: ${file}\n  Try it:  nginx -t -c ${file}\n  Start:   nginx -c ${file}\n  Take it: nginx -s reload -c ${file}`,
  );
  if (!believesNginx(settings.TRUSTED_PROXIES))
    console.log('The edge does not believe nginx yet: set TRUSTED_PROXIES=127.0.0.1, else all readers are one to it.');
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exit(1);
}
