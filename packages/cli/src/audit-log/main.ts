import path from 'node:path';

import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { runAttached } from '../process/run-attached.ts';
import { buildPackage } from '../workplace/build-package.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import { fromRoot } from '../workplace/root.ts';
import { createCmsEnv } from '../workplace/service-env.ts';

/** Verifies the audit log, or prints its newest checkpoint; the CMS may run meanwhile. */
stopChildrenWithUs();
try {
  const settings = await ensureSettings();
  await buildPackage('@ochiq/cms', path.join(settings.logDir, 'audit-log.log'));
  const { AUDIT_FORMER_KEYS: formerKeys } = process.env;
  process.exitCode = await runAttached([fromRoot('cms', 'dist', 'bin', 'audit-log.js'), ...process.argv.slice(2)], {
    cwd: fromRoot('cms'),
    env: { ...createCmsEnv(settings), ...(formerKeys === undefined ? {} : { AUDIT_FORMER_KEYS: formerKeys }) },
  });
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exitCode = 1;
}
