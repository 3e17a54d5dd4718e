import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Writes a file so that nobody ever finds half of it. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}

/** A folder of files that are made once: a name stands for everything that decides what is in the file. */
export type FileCache = {
  /** Puts the file `name` at `target`; makes it where it is not there yet. @returns whether it was made */
  bring: (name: string, target: string, make: () => Promise<Uint8Array>) => Promise<boolean>;
  /** Takes away what was not brought since the cache was opened. */
  forgetOthers: () => Promise<void>;
};

export async function openCache(folder: string): Promise<FileCache> {
  await mkdir(folder, { recursive: true });
  const used = new Set<string>();
  return {
    async bring(name, target, make) {
      used.add(name);
      const file = path.join(folder, name);
      const isNew = !(await exists(file));
      if (isNew) await writeWhole(file, await make());
      await copyFile(file, target);
      return isNew;
    },
    async forgetOthers() {
      const others = (await readdir(folder)).filter((name) => !used.has(name));
      await Promise.all(others.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}
