import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync, chownSync } from 'node:fs';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { freePort } from '../workplace/free-port.ts';
import { ordinaryUser } from './ordinary-user.ts';
import { findPostgres } from './programs.ts';

const host = '127.0.0.1';
const user = 'ochiq';

/** For tests, which throw away what it holds: nothing has to survive, and everything may be quick. */
const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0' };

export type Cluster = {
  /** The address of its first database, with the password; whoever has it may make others. */
  url: string;
  /** Ends it at once and removes what it held. */
  stop: () => Promise<void>;
  ended: Promise<void>;
};

async function initialise(programs: string, folder: string, password: string): Promise<void> {
  const as = ordinaryUser();
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (as) for (const owned of [folder, passwordFile]) chownSync(owned, as.uid, as.gid);
  const args = [
    ...['-D', path.join(folder, 'data'), '-U', user, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--no-sync'],
    // Sorted by the rules of languages, as on most servers: what relies on the order of bytes fails here.
    ...['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=und'],
  ];
  await promisify(execFile)(path.join(programs, 'initdb'), args, { ...as, cwd: folder, env: { PATH: process.env['PATH'] ?? '' } });
  rmSync(passwordFile);
}

type Installed = { programs: string; folder: string; port: number; isQuick: boolean };

function launch({ programs, folder, port, isQuick }: Installed, leads: boolean): ChildProcess {
  const settings = {
    ...(isQuick && quick),
    listen_addresses: host,
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn(path.join(programs, 'postgres'), ['-D', path.join(folder, 'data'), ...flags], {
    ...ordinaryUser(),
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC' },
    detached: leads,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Waits until it takes connections. @throws it ended before: the message holds what it wrote */
function accepting(server: ChildProcess): Promise<void> {
  let written = '';
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      written = (written + chunk.toString('utf8')).slice(-4000);
      if (written.includes('database system is ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => {
      reject(new Error(`PostgreSQL ended with ${String(code)} before it took connections:\n${written}`));
    });
  });
}

/** A PostgreSQL that is installed, and runs whenever it is started. */
export type InstalledCluster = {
  url: string;
  /**
   * Starts it, also after a crash.
   * @param leads a process group of its own, for whoever ends groups; else it ends with our group
   * @throws it does not start
   */
  start: (leads?: boolean) => Promise<ChildProcess>;
  remove: () => void;
};

/**
 * Prepares a PostgreSQL in an empty folder of its own, on a free port of this machine, with a password that nobody else knows.
 * @param isQuick it may forget what it has taken when it is killed; else it keeps its word as on a server
 */
export async function installCluster(isQuick: boolean): Promise<InstalledCluster> {
  const programs = await findPostgres();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ochiq-postgres-'));
  const password = randomBytes(24).toString('hex');
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await initialise(programs, folder, password);
  } catch (error) {
    remove();
    throw error;
  }
  const port = await freePort(host);
  const start = async (leads = false) => {
    const server = launch({ programs, folder, port, isQuick }, leads);
    await accepting(server);
    return server;
  };
  return { url: `postgres://${user}:${password}@${host}:${String(port)}/postgres`, start, remove };
}

/**
 * Starts a PostgreSQL that is thrown away. It ends with `stop` only: who needs it to end with somebody else starts
 * `keeper.ts`.
 */
export async function startCluster(): Promise<Cluster> {
  const { url, start, remove } = await installCluster(true);
  const server = await start().catch((error: unknown) => {
    remove();
    throw error;
  });
  const ended = new Promise<void>((resolve) =>
    server.once('exit', () => {
      remove();
      resolve();
    }),
  );
  const stop = () => {
    // At once, without a goodbye to whoever is connected.
    server.kill('SIGQUIT');
    return ended;
  };
  return { url, stop, ended };
}
