import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

import type { Message } from '../../src/launch/tell';
import { env } from './env';
import { databaseSettings } from './postgres-sites';
import { secrets } from './secrets';

export const cmsFolder = path.resolve(__dirname, '..', '..');

/** The few entries that most tests make do with. */
export const fixtureSeed = path.join(cmsFolder, 'tests', 'fixtures', 'seed');

export type Settings = Readonly<Record<string, string>>;

export type Run = {
  child: ChildProcess;
  messages: readonly Message[];
  /** What it has written so far. */
  output: () => string;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string | null>;
};

/** Starts a command of `bin` as a parent process does. */
export function runBin(
  name: 'serve' | 'seed' | 'purge' | 'fill' | 'move-database',
  settings: Settings,
  commandLine: readonly string[] = [],
): Run {
  const child = fork(path.join(cmsFolder, 'dist', 'bin', `${name}.js`), commandLine, {
    // Tests ask faster than any browser.
    env: {
      PATH: env.path,
      ...secrets,
      SEED_DIR: fixtureSeed,
      PANEL_REQUESTS: '1000000',
      ...databaseSettings(settings['CMS_DATA_DIR']),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const messages: Message[] = [];
  const written: string[] = [];
  child.on('message', (message) => messages.push(message as Message));
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => written.push(chunk.toString()));
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('exit', (code, signal) => {
      resolve(code ?? signal);
    }),
  );
  return { child, messages, output: () => written.join(''), ended };
}
