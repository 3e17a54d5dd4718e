import path from 'node:path';

import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { run } from '../process/run.ts';
import { Steps } from '../process/steps.ts';
import { buildCode } from '../start/services.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import { fromRoot } from '../workplace/root.ts';
import { createCmsEnv } from '../workplace/service-env.ts';
import { parseMoveTarget } from './arguments.ts';

const isResult = (line: string) => line.startsWith('= ');

/** Copies the site from its SQLite database to an empty PostgreSQL, and compares both. */
stopChildrenWithUs();
try {
  const settings = await ensureSettings();
  const DATABASE_URL = parseMoveTarget(process.argv.slice(2), settings.DATABASE_URL);
  const steps = new Steps();
  await steps.step('Building the code and the panel', (say) => buildCode(settings, say));
  const result: string[] = [];
  await steps.step('Moving the database', (say) =>
    run({
      command: process.execPath,
      args: [fromRoot('cms', 'dist', 'bin', 'move-database.js')],
      cwd: fromRoot('cms'),
      env: { ...createCmsEnv(settings), DATABASE_CLIENT: 'postgres', DATABASE_URL },
      log: path.join(settings.logDir, 'move-database.log'),
      onLine: (line) => {
        if (isResult(line)) result.push(line.slice(2));
        else say(line);
      },
    }),
  );
  console.log(`\n${result.join('\n')}\n`);
  console.log(
    'Set DATABASE_CLIENT=postgres and this DATABASE_URL in .env and start anew. The SQLite database is as it was: keep it as a backup.',
  );
} catch (error) {
  reportFailure(error);
  await stopAll();
  process.exit(1);
}
