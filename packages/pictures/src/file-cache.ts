import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

function nothingWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Writes a file so that nobody ever finds half of it. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}

/** A folder of files that are made once: a name stands for everything that decides what is in the file. */
export type FileCache = {
  /** What is in the file `name`; makes it where it is not there yet. */
  bytes: (name: string, make: () => Promise<Uint8Array>) => Promise<Buffer>;
  /** Takes away what was not asked for since the cache was opened. */
  forgetOthers: () => Promise<void>;
};

export async function openCache(folder: string): Promise<FileCache> {
  await mkdir(folder, { recursive: true });
  const used = new Set<string>();
  return {
    async bytes(name, make) {
      used.add(name);
      const file = path.join(folder, name);
      const kept = await readFile(file).catch(nothingWhereMissing);
      if (kept) return kept;
      const made = Buffer.from(await make());
      await writeWhole(file, made);
      return made;
    },
    async forgetOthers() {
      const others = (await readdir(folder)).filter((name) => !used.has(name));
      await Promise.all(others.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}
