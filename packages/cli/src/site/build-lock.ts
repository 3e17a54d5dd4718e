import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { fromRoot } from '../workplace/root.ts';

const defaultLockFile = fromRoot('web', '.site', 'building');

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Takes the build lock. Gatsby has one working folder: concurrent builds would corrupt each other, and a killed one
 * leaves a cache that can't be trusted.
 * @param what the name of the work in the error: the lock also serves other exclusive work
 * @returns whether the last build was killed
 * @throws another build is running
 */
export async function takeBuildLock(
  lockFile = defaultLockFile,
  what = 'build of the site',
): Promise<{ interrupted: boolean; release: () => Promise<void> }> {
  const owner = await readFile(lockFile, 'utf8').catch(() => null);
  if (owner !== null && Number(owner) !== process.pid && isAlive(Number(owner))) {
    throw new Error(`Another ${what} is running (process ${owner}). Wait for it or stop it, then try again.`);
  }
  await mkdir(path.dirname(lockFile), { recursive: true });
  await writeFile(lockFile, String(process.pid));
  return { interrupted: owner !== null, release: () => rm(lockFile, { force: true }) };
}
