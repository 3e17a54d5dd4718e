import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { forgetOldest } from './forget-oldest.ts';

function nothingWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Writes a file atomically: readers never see a partial one, and a failed write leaves none behind. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(part, bytes);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Updates the time of last use; the file may have been deleted concurrently. */
async function touch(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now).catch(nothingWhereMissing);
}

/** A cache of generated files in a folder: a name stands for everything that decides the content. */
export type FileCache = {
  /** Returns the content of the file `name`; creates it where it is missing. */
  bytes: (name: string, make: () => Promise<Uint8Array>) => Promise<Buffer>;
  /** Deletes the files that were not requested since the cache was opened. */
  forgetOthers: () => Promise<void>;
};

/**
 * Opens a cache. A disk that fails to write or read costs only that files are generated again.
 * @param maxBytes the size at which the least recently used files are deleted; unbounded by default
 * @param warn called with the reason for a failure, once for as long as it lasts
 */
export async function openCache(folder: string, mostBytes = Infinity, warn: (line: string) => void = () => undefined): Promise<FileCache> {
  const used = new Set<string>();
  const isBounded = Number.isFinite(mostBytes);
  let isTold = false;
  let size = 0;
  let forgetting: Promise<void> | undefined;

  const tried = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (!isTold) warn(`The cache in ${folder} can't be used: ${String(error)}`);
      isTold = true;
      return undefined;
    }
  };
  /** Prunes in single flight. */
  const bound = async () => {
    if (size <= mostBytes) return;
    forgetting ??= forgetOldest(folder, mostBytes)
      .then((left) => {
        size = left;
      })
      .finally(() => {
        forgetting = undefined;
      });
    await forgetting;
  };
  const keep = async (file: string, made: Buffer) => {
    await writeWhole(file, made);
    isTold = false;
    size += made.length;
    await bound();
  };

  await tried(async () => {
    await mkdir(folder, { recursive: true });
    if (isBounded) size = await forgetOldest(folder, mostBytes);
  });
  return {
    async bytes(name, make) {
      used.add(name);
      const file = path.join(folder, name);
      const kept = await tried(() => readFile(file).catch(nothingWhereMissing));
      if (kept && isBounded) await tried(() => touch(file));
      if (kept) return kept;
      const made = Buffer.from(await make());
      await tried(() => keep(file, made));
      return made;
    },
    async forgetOthers() {
      await tried(async () => {
        const others = (await readdir(folder)).filter((name) => !used.has(name));
        await Promise.all(others.map((name) => rm(path.join(folder, name), { force: true })));
      });
    },
  };
}
