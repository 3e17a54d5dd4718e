import path from 'node:path';

import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { run } from '../process/run.ts';
import { Steps } from '../process/steps.ts';
import { buildCode } from '../start/services.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import { fromRoot } from '../workplace/root.ts';
import { createCmsEnv } from '../workplace/service-env.ts';

/** Seeds the CMS with the demonstration content; existing content stays unchanged. */
stopChildrenWithUs();
try {
  const settings = await ensureSettings();
  const steps = new Steps();
  await steps.step('Building the code and the panel', (say) => buildCode(settings, say));
  await steps.step('Seeding the CMS', (say) =>
    run({
      command: process.execPath,
      args: [fromRoot('cms', 'dist', 'bin', 'seed.js')],
      cwd: fromRoot('cms'),
      env: createCmsEnv(settings),
      log: path.join(settings.logDir, 'seed.log'),
      onLine: say,
    }),
  );
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exit(1);
}
