import { execFileSync, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

import { env } from './env';
import { databaseSettings } from './postgres-sites';
import { cmsFolder } from './run-bin';
import { scratch } from './scratch';
import { secrets } from './secrets';

/** What is loaded as it is: native code, and the drivers that look for each other. */
const asItIs = ['better-sqlite3', 'pg', 'pg-query-stream', 'mysql', 'mysql2', 'oracledb', 'sqlite3', 'tedious'];

/** While a snapshot is made, and in what starts from it, Node's own `require` loads nothing but Node's modules. */
const requireFromFile = "require = require('node:module').createRequire(__filename);";

type BareCms = {
  /** The file that the snapshot was made of, which lies where the CMS finds what is not in it. */
  program: string;
  /** Node as it is when everything is loaded. */
  snapshot: string;
  remove: () => void;
};

/**
 * Makes a snapshot of Node with a bare CMS loaded. To find, load and run its hundreds of modules takes more than twice as
 * long as all that it does until it is killed.
 */
export function snapBareCms(): BareCms {
  const program = path.join(cmsFolder, 'dist', `bare-cms-${String(process.pid)}.cjs`);
  const snapshot = path.join(scratch('snapshot'), 'bare-cms.blob');
  const options = ['--bundle', '--platform=node', '--format=cjs', '--log-level=error', `--outfile=${program}`];
  const externals = asItIs.map((name) => `--external:${name}`);
  const bundle = [path.join(__dirname, 'bare-cms.mjs'), ...options, `--banner:js=${requireFromFile}`, ...externals];
  execFileSync(require.resolve('esbuild/bin/esbuild'), bundle);
  execFileSync(process.execPath, ['--no-warnings', '--snapshot-blob', snapshot, '--build-snapshot', program], { env: {} });
  const remove = () => {
    rmSync(program);
    rmSync(path.dirname(snapshot), { recursive: true });
  };
  return { program, snapshot, remove };
}

type Killed = {
  signal: string | null;
  /** What it said, and whether that is published; but for the last document, of which it may have said less than it did. */
  told: ReadonlyMap<string, boolean>;
  errors: string;
};

/**
 * Lets as much of a CMS as writes the log live on some data, and kills it.
 * @param bare what `snapBareCms` has made
 * @param name begins the names of its documents
 * @param after how long it goes on after its first answer, in milliseconds
 */
export function killBareCms({ program, snapshot }: BareCms, data: string, name: string, after: number): Promise<Killed> {
  const child = fork(program, [name], {
    execArgv: ['--snapshot-blob', snapshot],
    env: { PATH: env.path, ...secrets, CMS_DATA_DIR: data, ...databaseSettings(data) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const confirmed = new Map<string, boolean>();
  let last = '';
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  child.once('message', () => setTimeout(() => child.kill('SIGKILL'), after));
  child.on('message', ([slug, isPublished]: [string, boolean]) => {
    confirmed.set(slug, isPublished);
    last = slug;
  });
  return new Promise((resolve) => {
    // Only then has everything that it said arrived.
    child.once('close', (_, signal) => {
      confirmed.delete(last);
      resolve({ signal, told: confirmed, errors });
    });
  });
}
