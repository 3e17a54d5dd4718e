import { randomInt, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, createServer, type Server } from 'node:net';

import { isMissingFile, getErrorCode } from '@ochiq/service-kit/errors';

import { toDiskError, unchangedNotice, TransactionError } from './transaction-error.ts';

/**
 * Returns whether a process listens on a socket. The kernel closes it however the process ends, and a closed one never
 * reopens: unlike a process id it can't refer to another process later.
 */
async function hasListener(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    // Any other error may come from a listening process.
    connection.once('error', (error) => resolve(getErrorCode(error) !== 'ECONNREFUSED' && !isMissingFile(error)));
  });
}

/** Listens on a new socket without keeping the process alive for it. */
async function listenOn(socket: string): Promise<Server> {
  const server = createServer((connection) => connection.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, resolve);
  });
  return server.unref();
}

/** The exclusive right to change the published files of a site, until released or the process ends. */
export type SiteLock = { release(): Promise<void> };

/** Two that start at the same moment both back off; one of them gets the lock at a later attempt. */
const maxAttempts = 4;
const maxPauseMs = 200;

/** A socket path longer than 107 bytes (Linux; others 103) is truncated silently. */
const maxFolderBytes = 60;

const suffix = '.sock';
type LockAttempt = { release: () => Promise<void> } | { other: string };

/** Tries once: returns the lock, or the process that has it or is also trying. */
async function tryOnce(folder: string): Promise<LockAttempt> {
  const name = `${process.pid}-${randomUUID().slice(0, 8)}${suffix}`;
  const tempSocket = path.join(folder, `${name}.new`);
  const server = await listenOn(tempSocket);
  const release = async () => {
    await rm(path.join(folder, name), { force: true });
    server.close();
  };
  try {
    // Only a listening socket gets a valid name: one that refuses connections is dead forever.
    await rename(tempSocket, path.join(folder, name));
    // The own socket is in place before the check: of two processes, the later one must see the other.
    for (const other of (await readdir(folder)).filter((entry) => entry !== name)) {
      if (!(await hasListener(path.join(folder, other)))) await rm(path.join(folder, other), { force: true });
      else if (other.endsWith(suffix)) {
        await release();
        return { other: other.split('-')[0] ?? '' };
      }
    }
    return { release };
  } catch (error) {
    await release();
    // Another process that checked before this one listened took its temporary socket for dead.
    if (isMissingFile(error)) return { other: 'that has just started' };
    throw error;
  }
}

async function tryRepeatedly(folder: string): Promise<SiteLock> {
  let other = '';
  for (let count = 1; count <= maxAttempts; count += 1) {
    const result = await tryOnce(folder);
    if ('release' in result) return result;
    other = result.other;
    if (count < maxAttempts) await wait(randomInt(maxPauseMs));
  }
  throw new TransactionError(
    'locked',
    `Another publisher (process ${other}) writes this site. Stop it, then try again. ${unchangedNotice}`,
  );
}

/** Uses the short path of an open descriptor, which is valid as long as the folder is open. */
async function withShortName(folder: string): Promise<SiteLock> {
  const handle = await open(folder);
  try {
    const lock = await tryRepeatedly(path.join('/proc/self/fd', String(handle.fd)));
    const release = async () => {
      try {
        await lock.release();
      } finally {
        await handle.close();
      }
    };
    return { release };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * Acquires the exclusive right to change a site's published files: for one process at a time, on one machine, across
 * all containers that share the folder. It ends with the process, even if that is killed.
 * @throws TransactionError another process has it
 */
export async function acquireSiteLock(siteDir: string): Promise<SiteLock> {
  const folder = path.resolve(siteDir, 'lock');
  try {
    await mkdir(folder, { recursive: true });
    if (Buffer.byteLength(folder) <= maxFolderBytes) return await tryRepeatedly(folder);
    return await withShortName(folder);
  } catch (error) {
    throw toDiskError(error, folder, unchangedNotice);
  }
}
