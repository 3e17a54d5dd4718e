import { fork } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

import type { ProgressMessage } from '../../src/platform/bootstrap/run-command';
import { env } from './env';
import { databaseSettings } from './postgres-sites';
import { secrets } from './secrets';

export const cmsFolder = path.resolve(__dirname, '..', '..');

/** The few entries that most tests make do with. */
export const fixtureSeed = path.join(cmsFolder, 'tests', 'fixtures', 'seed');

export type Settings = Readonly<Record<string, string>>;

export type Command = 'serve' | 'seed' | 'purge' | 'check-links' | 'fill' | 'move-database' | 'audit-log' | 'reset-second-factor';

export type Run = {
  /** Its process, where that is its own. */
  pid?: number;
  messages: readonly ProgressMessage[];
  /** Called with each further message. */
  onMessage: (listener: (message: ProgressMessage) => void) => void;
  /** What it has written so far. */
  output: () => string;
  kill: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => void;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string | null>;
};

/** All that a command sees of our environment. */
export const commandEnv = (settings: Settings): Settings => ({
  PATH: env.path,
  TMPDIR: os.tmpdir(),
  ...secrets,
  SEED_DIR: fixtureSeed,
  // Tests ask faster than any browser.
  PANEL_RATE_LIMIT: '1000000',
  ...databaseSettings(settings['CMS_DATA_DIR']),
  ...settings,
});

/** Starts a command of `bin` as a parent process does. */
export function runBin(name: Command, settings: Settings, commandLine: readonly string[] = []): Run & { disconnect: () => void } {
  const child = fork(path.join(cmsFolder, 'dist', 'bin', `${name}.js`), commandLine, {
    env: commandEnv(settings),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const messages: ProgressMessage[] = [];
  const written: string[] = [];
  child.on('message', (message) => messages.push(message as ProgressMessage));
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => written.push(chunk.toString()));
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('exit', (code, signal) => {
      resolve(code ?? signal);
    }),
  );
  return {
    ...(child.pid === undefined ? {} : { pid: child.pid }),
    messages,
    onMessage: (listener) => child.on('message', listener),
    output: () => written.join(''),
    kill: (signal) => child.kill(signal),
    disconnect: () => {
      child.disconnect();
    },
    ended,
  };
}
