import path from 'node:path';

import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { runAttached } from '../process/run-attached.ts';
import { buildPackage } from '../workplace/build-package.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import { fromRoot } from '../workplace/root.ts';
import { createLogCountEnv } from '../workplace/service-env.ts';

/** Counts the page views of a log of nginx: a file, or the standard input. */
stopChildrenWithUs();
try {
  const settings = await ensureSettings();
  const [file = '-'] = process.argv.slice(2).filter((argument) => argument !== '--');
  await buildPackage('@ochiq/edge', path.join(settings.logDir, 'statistics.log'));
  const log = file === '-' ? file : path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  process.exitCode = await runAttached([fromRoot('packages', 'edge', 'dist', 'statistics', 'main.js'), log], {
    env: createLogCountEnv(settings),
  });
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exitCode = 1;
}
