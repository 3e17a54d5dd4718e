import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

import { settings } from './site';

/** The folder that readers get files from now. */
export const getPublicFolder = async () => path.join(await realpath(path.join(settings.siteDir, 'current')), 'public');

/** The names of the files in a folder and below, in order. Folders may be called like pages. */
export async function listFileNames(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Every file that readers can get, with what tells whether it was written or replaced since. */
export async function readFileStates(): Promise<Map<string, string>> {
  const folder = await getPublicFolder();
  const looks = (await listFileNames(folder)).map(async (name) => {
    const { ino, mtimeMs, size } = await stat(path.join(folder, name));
    return [name, `${String(ino)} ${String(mtimeMs)} ${String(size)}`] as const;
  });
  return new Map(await Promise.all(looks));
}

/** The names of files that came, went or were written in between. */
export const listChangedFiles = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
