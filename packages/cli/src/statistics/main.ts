import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { stopAll, stopChildrenWithUs, trackChild } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { run } from '../process/run.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import { fromRoot } from '../workplace/root.ts';
import { createLogCountEnv, createToolEnv } from '../workplace/service-env.ts';

/** Counts the page views of a log of nginx: a file, or the standard input. */
stopChildrenWithUs();
try {
  const settings = await ensureSettings();
  const [file = '-'] = process.argv.slice(2).filter((argument) => argument !== '--');
  await run({
    command: fromRoot('node_modules', '.bin', 'turbo'),
    args: ['run', 'build', '--filter=@ochiq/edge'],
    cwd: fromRoot(),
    env: createToolEnv(),
    log: path.join(settings.logDir, 'statistics.log'),
  });
  const log = file === '-' ? file : path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  const child = spawn(process.execPath, [fromRoot('packages', 'edge', 'dist', 'statistics', 'main.js'), log], {
    env: createLogCountEnv(settings),
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
