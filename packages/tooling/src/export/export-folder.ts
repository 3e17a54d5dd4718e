import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Says of a folder that it is an export, and of what. */
export const markOf = (folder: string) => path.join(folder, 'export.json');

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** @throws the folder holds something that is no export: it would be lost */
export async function refuseForeign(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length > 0 && !(await isThere(markOf(folder))))
    throw new Error(`${folder} holds something else than an export: name a folder that is empty, or not there yet.`);
}

/**
 * Fills a folder beside the one that is asked for, and lets it take its place when it is whole.
 * @param fill gets the folder to fill, and gives what is written down of it
 */
export async function replaceFolder(folder: string, fill: (part: string) => Promise<unknown>): Promise<void> {
  await refuseForeign(folder);
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  await writeFile(markOf(part), `${JSON.stringify(await fill(part), null, 2)}\n`);
  await rm(folder, { recursive: true, force: true });
  await rename(part, folder);
}
