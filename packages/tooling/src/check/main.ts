import path from 'node:path';

import { stopChildrenWithUs } from '../process/children.ts';
import { run } from '../process/run.ts';
import { Steps } from '../process/steps.ts';
import { inRoot } from '../workplace/root.ts';
import { toolEnv } from '../workplace/service-env.ts';
import { runChecks } from './run-checks.ts';

stopChildrenWithUs();
const steps = new Steps();
const logDir = inRoot('.ochiq', 'logs');
// Type-aware checks read the declarations of the packages' builds.
await steps.step('Building the packages', () =>
  run({
    command: inRoot('node_modules', '.bin', 'turbo'),
    args: ['run', 'build', '--filter=./packages/*'],
    cwd: inRoot(),
    env: toolEnv(),
    log: path.join(logDir, 'build-packages.log'),
  }),
);
const { failed } = await steps.step('Checking types, lint, imports, styles, messages, licences, formatting', (say) =>
  runChecks(logDir, say),
);
process.exitCode = failed === 0 ? 0 : 1;
