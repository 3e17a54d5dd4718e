import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { forgetOldest } from './forget-oldest.ts';

function nothingWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Writes a file so that nobody ever finds half of it, nor is left with one. */
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

/** Takes note that a file was used; somebody else may have taken it away by now. */
async function touch(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now).catch(nothingWhereMissing);
}

/** A folder of files that are made once: a name stands for everything that decides what is in the file. */
export type FileCache = {
  /** What is in the file `name`; makes it where it is not there yet. */
  bytes: (name: string, make: () => Promise<Uint8Array>) => Promise<Buffer>;
  /** Takes away what was not asked for since the cache was opened. */
  forgetOthers: () => Promise<void>;
};

/**
 * Opens a cache. A disk that does not take it, or does not give it back, costs that files are made again, and nothing else.
 * @param mostBytes how large it may grow before what was longest not used goes; without it nothing goes by itself
 * @param warn hears why nothing is kept, once for as long as that lasts
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
  /** One look through the folder at a time. */
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
