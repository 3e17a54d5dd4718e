import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** What is left then, so that it need not be looked through again for every further file. */
const leftPart = 0.9;

function nothingWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/**
 * Takes away the files of a folder that were longest not used, by their modification time, where together they are too large.
 * @returns how many bytes are there now
 */
export async function forgetOldest(folder: string, mostBytes: number): Promise<number> {
  const looked = (await readdir(folder)).map(async (name) => {
    const found = await stat(path.join(folder, name)).catch(nothingWhereMissing);
    return found?.isFile() ? [{ name, used: found.mtimeMs, size: found.size }] : [];
  });
  const files = (await Promise.all(looked)).flat().sort((one, other) => one.used - other.used);
  let size = files.reduce((sum, file) => sum + file.size, 0);
  if (size <= mostBytes) return size;
  for (const file of files) {
    if (size <= mostBytes * leftPart) break;
    await rm(path.join(folder, file.name), { force: true });
    size -= file.size;
  }
  return size;
}
