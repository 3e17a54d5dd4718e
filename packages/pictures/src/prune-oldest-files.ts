import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** The fraction of the limit to prune to, so that not every further file causes another pass. */
const targetFraction = 0.9;

function ignoreMissingFile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/**
 * Deletes the least recently used files of a folder, by modification time, where together they are too large.
 * @returns the number of bytes left
 */
export async function pruneOldestFiles(folder: string, maxBytes: number): Promise<number> {
  const fileStats = (await readdir(folder)).map(async (name) => {
    const stats = await stat(path.join(folder, name)).catch(ignoreMissingFile);
    return stats?.isFile() ? [{ name, used: stats.mtimeMs, size: stats.size }] : [];
  });
  const files = (await Promise.all(fileStats)).flat().sort((one, other) => one.used - other.used);
  let size = files.reduce((sum, file) => sum + file.size, 0);
  if (size <= maxBytes) return size;
  for (const file of files) {
    if (size <= maxBytes * targetFraction) break;
    await rm(path.join(folder, file.name), { force: true });
    size -= file.size;
  }
  return size;
}
