import { execFileSync, fork } from 'node:child_process';
import path from 'node:path';

import { env } from './env';
import { databaseSettings } from './postgres-sites';
import { cmsFolder } from './run-bin';
import { secrets } from './secrets';

/** What is loaded as it is: native code, and the drivers that look for each other. */
const asItIs = ['better-sqlite3', 'pg', 'pg-query-stream', 'mysql', 'mysql2', 'oracledb', 'sqlite3', 'tedious'];

/**
 * Writes the program of a bare CMS into one file. Its hundreds of modules take twice as long to find and load as all
 * that it does until it is killed.
 * @returns the file, which lies where the CMS finds what is not in it
 */
export function bundleBareCms(): string {
  const file = path.join(cmsFolder, 'dist', `bare-cms-${String(process.pid)}.cjs`);
  const options = ['--bundle', '--platform=node', '--format=cjs', '--log-level=error', `--outfile=${file}`];
  const externals = asItIs.map((name) => `--external:${name}`);
  execFileSync(require.resolve('esbuild/bin/esbuild'), [path.join(__dirname, 'bare-cms.mjs'), ...options, ...externals]);
  return file;
}

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
 * @param program what `bundleBareCms` has made
 * @param name begins the names of its documents
 */
export function killBareCms(program: string, data: string, name: string): Promise<Killed> {
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
