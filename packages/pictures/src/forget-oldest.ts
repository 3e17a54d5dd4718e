import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** The fraction of the limit to prune to, so that not every further file causes another pass. */
const leftPart = 0.9;

function nothingWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/**
 * Deletes the least recently used files of a folder, by modification time, where together they are too large.
 * @returns the number of bytes left
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
