import { fork } from 'node:child_process';
import path from 'node:path';

import { env } from './env';
import { databaseSettings } from './postgres-sites';
import { secrets } from './secrets';

const program = path.join(__dirname, 'bare-cms.mjs');

/** How long it may go on after its first answer, in milliseconds: a dozen steps. */
const longest = 50;

type Killed = {
  signal: string | null;
  /** What it said, and whether that is published; but for the last document, of which it may have said less than it did. */
  told: ReadonlyMap<string, boolean>;
  errors: string;
};

/**
 * Lets as much of a CMS as writes the log live on some data, and kills it at any moment.
 * @param name begins the names of its documents
 */
export function killBareCms(data: string, name: string): Promise<Killed> {
  const child = fork(program, [name], {
    env: { PATH: env.path, ...secrets, CMS_DATA_DIR: data, ...databaseSettings(data) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const told = new Map<string, boolean>();
  let last = '';
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  child.once('message', () => setTimeout(() => child.kill('SIGKILL'), Math.random() * longest));
  child.on('message', ([slug, isPublished]: [string, boolean]) => {
    told.set(slug, isPublished);
    last = slug;
  });
  return new Promise((resolve) => {
    // Only then has everything that it said arrived.
    child.once('close', (_, signal) => {
      told.delete(last);
      resolve({ signal, told, errors });
    });
  });
}
