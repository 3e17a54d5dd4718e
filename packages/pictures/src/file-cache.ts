import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { forgetOldest } from './forget-oldest.ts';

function nothingWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Writes a file so that nobody ever finds half of it. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
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
 * @param mostBytes how large it may grow before what was longest not used goes; without it nothing goes by itself
 */
export async function openCache(folder: string, mostBytes = Infinity): Promise<FileCache> {
  await mkdir(folder, { recursive: true });
  const used = new Set<string>();
  const isBounded = Number.isFinite(mostBytes);
  let size = isBounded ? await forgetOldest(folder, mostBytes) : 0;
  let forgetting: Promise<void> | undefined;

  /** One look through the folder at a time. */
  const bound = async (added: number) => {
    size += added;
    if (!isBounded || size <= mostBytes) return;
    forgetting ??= forgetOldest(folder, mostBytes).then((left) => {
      size = left;
      forgetting = undefined;
    });
    await forgetting;
  };

  return {
    async bytes(name, make) {
      used.add(name);
      const file = path.join(folder, name);
      const kept = await readFile(file).catch(nothingWhereMissing);
      if (kept && isBounded) await touch(file);
      if (kept) return kept;
      const made = Buffer.from(await make());
      await writeWhole(file, made);
      await bound(made.length);
      return made;
    },
    async forgetOthers() {
      const others = (await readdir(folder)).filter((name) => !used.has(name));
      await Promise.all(others.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}
