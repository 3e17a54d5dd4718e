import { randomInt, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { isMissing } from '@ochiq/service/error-code';
import { isListenedTo, listenTo } from './socket.ts';
import { diskError, stays, SwapError } from './swap-error.ts';

/** The right to change the published files of a site, held until it is released or the process ends. */
export type SiteLock = { release(): Promise<void> };

/** Two that start at the same moment both step back; one of them gets it at a later try. */
const tries = 4;
const longestPauseMs = 200;

/** A socket's path that is longer than 107 bytes (Linux; others 103) is cut off in silence. */
const longestFolder = 60;

const suffix = '.sock';
type Try = { release: () => Promise<void> } | { other: string };

/** One try: the lock, or the process that has it or tries for it too. */
async function tryOnce(folder: string): Promise<Try> {
  const name = `${process.pid}-${randomUUID().slice(0, 8)}${suffix}`;
  const hidden = path.join(folder, `${name}.new`);
  const server = await listenTo(hidden);
  const release = async () => {
    await rm(path.join(folder, name), { force: true });
    server.close();
  };
  try {
    // Only a socket that is listened to gets a name that counts: one that refuses is dead for ever.
    await rename(hidden, path.join(folder, name));
    // Mine is there before I look: of two, the later one is bound to see the other.
    for (const other of (await readdir(folder)).filter((found) => found !== name)) {
      if (!(await isListenedTo(path.join(folder, other)))) await rm(path.join(folder, other), { force: true });
      else if (other.endsWith(suffix)) {
        await release();
        return { other: other.split('-')[0] ?? '' };
      }
    }
    return { release };
  } catch (error) {
    await release();
    // Another one that looked before we listened took our first name for dead.
    if (isMissing(error)) return { other: 'that has just started' };
    throw error;
  }
}

async function tryOften(folder: string): Promise<SiteLock> {
  let other = '';
  for (let count = 1; count <= tries; count += 1) {
    const result = await tryOnce(folder);
    if ('release' in result) return result;
    other = result.other;
    if (count < tries) await wait(randomInt(longestPauseMs));
  }
  throw new SwapError('locked', `Another publisher (process ${other}) writes this site. Stop it, then try again. ${stays}`);
}

/** By its descriptor the folder has a short name, which lasts as long as it is open. */
async function withShortName(folder: string): Promise<SiteLock> {
  const handle = await open(folder);
  try {
    const lock = await tryOften(path.join('/proc/self/fd', String(handle.fd)));
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
 * Takes the right to change a site's published files: for one process at a time, on one machine, in whatever
 * containers share the folder. It ends with the process, also when that is killed.
 * @throws SwapError another process has it
 */
export async function takeSiteLock(siteDir: string): Promise<SiteLock> {
  const folder = path.resolve(siteDir, 'lock');
  try {
    await mkdir(folder, { recursive: true });
    if (Buffer.byteLength(folder) <= longestFolder) return await tryOften(folder);
    return await withShortName(folder);
  } catch (error) {
    throw diskError(error, folder, stays);
  }
}
