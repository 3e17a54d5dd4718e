import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';

import { settings } from '../../env';

/**
 * The folder of submitted files: next to the folder `public`, so that it has no address, and readable by the CMS's own
 * user only.
 */
const privateFolder = path.join(settings.CMS_DATA_DIR, 'private');
const incomingFolder = path.join(privateFolder, 'coming');
const storedFolder = path.join(privateFolder, 'files');

const ownerOnly = { recursive: true, mode: 0o700 } as const;

/** The disk space reserved for everything else, in bytes. */
const reservedBytes = 1024 * 1024 * 1024;

/** Returns whether the disk has room for one form, and for everything that must go on regardless. */
export async function hasDiskSpace(): Promise<boolean> {
  await mkdir(storedFolder, ownerOnly);
  const { bavail, bsize } = await statfs(storedFolder);
  return bavail * bsize > reservedBytes;
}

/** Runs work with a temporary folder for incoming files. */
export async function withIncomingFolder<T>(run: (own: string) => Promise<T>): Promise<T> {
  await mkdir(incomingFolder, ownerOnly);
  const own = await mkdtemp(path.join(incomingFolder, 'form-'));
  try {
    return await run(own);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

async function syncToDisk(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Moves a file to storage, under a random name; durable when this resolves.
 * @returns the name
 */
export async function moveToStorage(from: string): Promise<string> {
  await mkdir(storedFolder, ownerOnly);
  const name = randomUUID();
  await chmod(from, 0o600);
  await syncToDisk(from);
  await rename(from, path.join(storedFolder, name));
  await syncToDisk(storedFolder);
  return name;
}

/** Returns the path of a stored file. */
export const getStoredPath = (stored: string): string => path.join(storedFolder, stored);

/** Deletes stored files; missing ones are ignored. */
export async function deleteFiles(stored: readonly string[]): Promise<void> {
  for (const name of stored) await rm(getStoredPath(name), { force: true });
}

async function listNames(place: string): Promise<readonly string[]> {
  await mkdir(place, ownerOnly);
  return readdir(place);
}

async function isOlder(place: string, instant: Date): Promise<boolean> {
  const stats = await stat(place).catch(() => null);
  return stats !== null && stats.mtimeMs < instant.getTime();
}

/** Deletes files that no row names and that are older than an instant: those of forms that a crash interrupted. */
export async function deleteLeftovers(isKnown: (stored: string) => boolean, before: Date): Promise<void> {
  const unknownFiles = (await listNames(storedFolder)).filter((name) => !isKnown(name)).map(getStoredPath);
  const unfinished = (await listNames(incomingFolder)).map((name) => path.join(incomingFolder, name));
  for (const place of [...unknownFiles, ...unfinished]) if (await isOlder(place, before)) await rm(place, { recursive: true, force: true });
}
