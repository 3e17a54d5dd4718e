import { run } from '../process/run.ts';
import { fromRoot } from './root.ts';
import { createToolEnv } from './service-env.ts';

/** Builds a package and those that it needs; what is built already is left as it is. @param log the log of the output */
export const buildPackage = (name: string, log: string): Promise<void> =>
  run({
    command: fromRoot('node_modules', '.bin', 'turbo'),
    args: ['run', 'build', `--filter=${name}`],
    cwd: fromRoot(),
    env: createToolEnv(),
    log,
  });
