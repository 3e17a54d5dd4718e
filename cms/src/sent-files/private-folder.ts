import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';

import { settings } from '../env';

/**
 * The folder of submitted files: next to the folder `public`, so that it has no address, and readable by the CMS's own
 * user only.
 */
const folder = path.join(settings.CMS_DATA_DIR, 'private');
const coming = path.join(folder, 'coming');
const kept = path.join(folder, 'files');

const ownerOnly = { recursive: true, mode: 0o700 } as const;

/** The disk space reserved for everything else, in bytes. */
const reserve = 1024 * 1024 * 1024;

/** Returns whether the disk has room for one form, and for everything that must go on regardless. */
export async function hasRoom(): Promise<boolean> {
  await mkdir(kept, ownerOnly);
  const { bavail, bsize } = await statfs(kept);
  return bavail * bsize > reserve;
}

/** Runs work with a temporary folder for incoming files. */
export async function withComing<T>(act: (own: string) => Promise<T>): Promise<T> {
  await mkdir(coming, ownerOnly);
  const own = await mkdtemp(path.join(coming, 'form-'));
  try {
    return await act(own);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

async function sync(place: string): Promise<void> {
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
export async function keepFile(from: string): Promise<string> {
  await mkdir(kept, ownerOnly);
  const name = randomUUID();
  await chmod(from, 0o600);
  await sync(from);
  await rename(from, path.join(kept, name));
  await sync(kept);
  return name;
}

/** Returns the path of a stored file. */
export const placeOf = (stored: string): string => path.join(kept, stored);

/** Deletes stored files; missing ones are ignored. */
export async function deleteFiles(stored: readonly string[]): Promise<void> {
  for (const name of stored) await rm(placeOf(name), { force: true });
}

async function namesIn(place: string): Promise<readonly string[]> {
  await mkdir(place, ownerOnly);
  return readdir(place);
}

async function isOlder(place: string, instant: Date): Promise<boolean> {
  const found = await stat(place).catch(() => null);
  return found !== null && found.mtimeMs < instant.getTime();
}

/** Deletes files that no row names and that are older than an instant: those of forms that a crash interrupted. */
export async function deleteLeftOver(isKnown: (stored: string) => boolean, before: Date): Promise<void> {
  const strangers = (await namesIn(kept)).filter((name) => !isKnown(name)).map(placeOf);
  const unfinished = (await namesIn(coming)).map((name) => path.join(coming, name));
  for (const place of [...strangers, ...unfinished]) if (await isOlder(place, before)) await rm(place, { recursive: true, force: true });
}
