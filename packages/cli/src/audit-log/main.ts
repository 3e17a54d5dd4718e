import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { stopAll, stopChildrenWithUs, trackChild } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { run } from '../process/run.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import { fromRoot } from '../workplace/root.ts';
import { createCmsEnv, createToolEnv } from '../workplace/service-env.ts';

/** Verifies the audit log, or prints its newest checkpoint; the CMS may run meanwhile. */
stopChildrenWithUs();
try {
  const settings = await ensureSettings();
  await run({
    command: fromRoot('node_modules', '.bin', 'turbo'),
    args: ['run', 'build', '--filter=@ochiq/cms'],
    cwd: fromRoot(),
    env: createToolEnv(),
    log: path.join(settings.logDir, 'audit-log.log'),
  });
  const { AUDIT_FORMER_KEYS: formerKeys } = process.env;
  const child = spawn(process.execPath, [fromRoot('cms', 'dist', 'bin', 'audit-log.js'), ...process.argv.slice(2)], {
    cwd: fromRoot('cms'),
    env: { ...createCmsEnv(settings), ...(formerKeys === undefined ? {} : { AUDIT_FORMER_KEYS: formerKeys }) },
    stdio: 'inherit',
  });
  trackChild(child);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exitCode = 1;
}
