import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { access, constants, readdir } from 'node:fs/promises';

import { findFreePort } from '../workplace/find-free-port.ts';

/** Debian installs each version's server programs in a separate folder, outside of the path. */
const debianFolder = '/usr/lib/postgresql';

async function listCandidates(debian: string): Promise<readonly string[]> {
  const versions = await readdir(debian).catch(() => []);
  const newestFirst = versions.filter((name) => /^\d+$/u.test(name)).sort((a, b) => Number(b) - Number(a));
  return [...newestFirst.map((version) => path.join(debian, version, 'bin')), ...(process.env['PATH'] ?? '').split(path.delimiter)];
}

/** Finds the folder with the server programs of PostgreSQL, `initdb` and `postgres`. @throws there is none */
export async function findPostgres(debian = debianFolder): Promise<string> {
  for (const folder of await listCandidates(debian)) {
    const runs = await Promise.all(['initdb', 'postgres'].map((name) => access(path.join(folder, name), constants.X_OK))).then(
      () => true,
      () => false,
    );
    if (runs) return folder;
  }
  throw new Error(
    'The tests on PostgreSQL need its server programs (initdb, postgres) and found none. On Debian or Ubuntu: apt-get install -y postgresql — elsewhere: install PostgreSQL 15 or newer and put its programs on the PATH.',
  );
}

type SystemUser = { uid: number; gid: number };

const readUserId = (kind: '-u' | '-g', name: string) =>
  Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

/**
 * Finds the user that PostgreSQL runs as where we are root, which it refuses; `null` where we are an ordinary user.
 * @throws there is no such user
 */
function findOrdinaryUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: readUserId('-u', name), gid: readUserId('-g', name) };
    } catch {
      // There is no such user on this machine.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody: run this as an ordinary user.');
}

const host = '127.0.0.1';
const user = 'ochiq';

/** Settings for tests, whose data is thrown away: durability is traded for speed. */
const throwawaySettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0' };

export type Cluster = {
  /** The address of its first database, with the password; its user may create others. */
  url: string;
  /** Terminates it at once and removes its data. */
  stop: () => Promise<void>;
  ended: Promise<void>;
};

async function initializeCluster(programs: string, folder: string, password: string): Promise<void> {
  const as = findOrdinaryUser();
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (as) for (const owned of [folder, passwordFile]) chownSync(owned, as.uid, as.gid);
  const args = [
    ...['-D', path.join(folder, 'data'), '-U', user, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--no-sync'],
    // Sorted by language rules, as on most servers: code that relies on byte order fails here.
    ...['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=und'],
  ];
  await promisify(execFile)(path.join(programs, 'initdb'), args, { ...as, cwd: folder, env: { PATH: process.env['PATH'] ?? '' } });
  rmSync(passwordFile);
}

type ClusterInstallation = { programs: string; folder: string; port: number; isQuick: boolean };

function launchServer({ programs, folder, port, isQuick }: ClusterInstallation, leads: boolean): ChildProcess {
  const settings = {
    ...(isQuick && throwawaySettings),
    listen_addresses: host,
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn(path.join(programs, 'postgres'), ['-D', path.join(folder, 'data'), ...flags], {
    ...findOrdinaryUser(),
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC' },
    detached: leads,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Waits until it accepts connections. @throws it ended before: the message contains its output */
function waitUntilAccepting(server: ChildProcess): Promise<void> {
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

/** An installed PostgreSQL, to be started on demand. */
export type InstalledCluster = {
  url: string;
  /**
   * Starts it, also after a crash.
   * @param leads whether it leads its own process group, for callers that end groups; else it ends with our group
   * @throws it does not start
   */
  start: (leads?: boolean) => Promise<ChildProcess>;
  remove: () => void;
};

/**
 * Prepares a PostgreSQL in a temporary folder, on a free port of this machine, with a random password.
 * @param isThrowaway whether it may lose committed data when it is killed; else it is durable as on a server
 */
export async function installCluster(isThrowaway: boolean): Promise<InstalledCluster> {
  const programs = await findPostgres();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ochiq-postgres-'));
  const password = randomBytes(24).toString('hex');
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await initializeCluster(programs, folder, password);
  } catch (error) {
    remove();
    throw error;
  }
  const port = await findFreePort(host);
  const start = async (leads = false) => {
    const server = launchServer({ programs, folder, port, isQuick: isThrowaway }, leads);
    await waitUntilAccepting(server);
    return server;
  };
  return { url: `postgres://${user}:${password}@${host}:${String(port)}/postgres`, start, remove };
}

/**
 * Starts a disposable PostgreSQL. It ends with `stop` only: callers that need it to end with another process start
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
    // Immediate shutdown, without waiting for clients.
    server.kill('SIGQUIT');
    return ended;
  };
  return { url, stop, ended };
}
