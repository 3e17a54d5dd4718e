import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { isMissingFile } from './errors.ts';

/**
 * Reads the JSON files of a folder, by name; none where there is no such folder.
 * @throws a file can't be read, or holds no JSON
 */
export async function readJsonFolder(folder: string): Promise<ReadonlyMap<string, unknown>> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissingFile(error)) return [];
    throw error;
  });
  const read = async (name: string): Promise<[string, unknown]> => [name, JSON.parse(await readFile(path.join(folder, name), 'utf8'))];
  return new Map(await Promise.all(names.filter((name) => name.endsWith('.json')).map(read)));
}
