import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';

import { getErrorCode } from '@ochiq/service-kit/errors';

/** An index whose process gave no sign for so long was left behind by it, in milliseconds. */
const abandonedMs = 24 * 60 * 60 * 1000;

function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return getErrorCode(error) === 'EPERM';
  }
}

/** Returns whether a folder is of a process that has ended: on this machine by its id, on another one by its age. */
async function isAbandoned(folder: string): Promise<boolean> {
  const [host = '', pid = ''] = path.basename(folder).split('~');
  if (host === os.hostname() && (Number(pid) === process.pid || !isProcessAlive(Number(pid)))) return true;
  return Date.now() - (await stat(folder)).mtimeMs > abandonedMs;
}

/**
 * Creates the folder of this process's index, and removes those that other processes have left. Processes on several machines
 * may share the folder above.
 */
export async function createIndexFolder(above: string): Promise<string> {
  await mkdir(above, { recursive: true });
  for (const name of await readdir(above)) {
    const folder = path.join(above, name);
    // Another process may remove it at the same time.
    if (await isAbandoned(folder).catch(() => false)) await rm(folder, { recursive: true, force: true });
  }
  const own = path.join(above, `${os.hostname()}~${String(process.pid)}~${randomUUID()}`);
  await mkdir(own);
  return own;
}

/** Shows other processes that the index is in use. */
export async function touchIndexFolder(folder: string, now: Date): Promise<void> {
  await utimes(folder, now, now);
}
