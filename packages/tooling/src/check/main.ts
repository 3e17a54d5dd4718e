import path from 'node:path';

import { stopChildrenWithUs } from '@ochiq/cli/process/children';
import { run } from '@ochiq/cli/process/run';
import { Steps } from '@ochiq/cli/process/steps';
import { fromRoot } from '@ochiq/cli/workplace/root';
import { createToolEnv } from '@ochiq/cli/workplace/service-env';

import { runChecks } from './run-checks.ts';

stopChildrenWithUs();
const steps = new Steps();
const logDir = fromRoot('.ochiq', 'logs');
// Type-aware checks read the declarations of the packages' builds.
await steps.step('Building the packages', () =>
  run({
    command: fromRoot('node_modules', '.bin', 'turbo'),
    args: ['run', 'build', '--filter=./packages/*'],
    cwd: fromRoot(),
    env: createToolEnv(),
    log: path.join(logDir, 'build-packages.log'),
  }),
);
const { failed } = await steps.step('Checking types, lint, names, imports, styles, messages, licences, formatting', (say) =>
  runChecks(logDir, say),
);
process.exitCode = failed === 0 ? 0 : 1;
