import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

function ignoreMissingFile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** The fraction of the limit to prune to, so that not every further file causes another pass. */
const targetFraction = 0.9;

/**
 * Deletes the least recently used files of a folder, by modification time, where together they are too large.
 * @returns the number of bytes left
 */
async function pruneOldestFiles(folder: string, maxBytes: number): Promise<number> {
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

/** Writes a file atomically: readers never see a partial one, and a failed write leaves none behind. */
async function writeFileAtomic(file: string, bytes: Uint8Array): Promise<void> {
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

/** Updates the time of last use; the file may have been deleted concurrently. */
async function touchFile(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now).catch(ignoreMissingFile);
}

/** A cache of generated files in a folder: a name stands for everything that decides the content. */
export type FileCache = {
  /** Returns the content of the file `name`; creates it where it is missing. */
  getOrCreate: (name: string, make: () => Promise<Uint8Array>) => Promise<Buffer>;
  /** Deletes the files that were not requested since the cache was opened. */
  pruneUnused: () => Promise<void>;
};

/**
 * Opens a cache. A disk that fails to write or read costs only that files are generated again.
 * @param maxBytes the size at which the least recently used files are deleted; unbounded by default
 * @param warn called with the reason for a failure, once for as long as it lasts
 */
export async function openFileCache(
  folder: string,
  maxBytes = Infinity,
  warn: (line: string) => void = () => undefined,
): Promise<FileCache> {
  const used = new Set<string>();
  const isBounded = Number.isFinite(maxBytes);
  let hasWarned = false;
  let size = 0;
  let pruning: Promise<void> | undefined;

  const tryOrWarn = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (!hasWarned) warn(`The cache in ${folder} can't be used: ${String(error)}`);
      hasWarned = true;
      return undefined;
    }
  };
  /** Prunes in single flight. */
  const enforceLimit = async () => {
    if (size <= maxBytes) return;
    pruning ??= pruneOldestFiles(folder, maxBytes)
      .then((left) => {
        size = left;
      })
      .finally(() => {
        pruning = undefined;
      });
    await pruning;
  };
  const storeFile = async (file: string, made: Buffer) => {
    await writeFileAtomic(file, made);
    hasWarned = false;
    size += made.length;
    await enforceLimit();
  };

  await tryOrWarn(async () => {
    await mkdir(folder, { recursive: true });
    if (isBounded) size = await pruneOldestFiles(folder, maxBytes);
  });
  return {
    async getOrCreate(name, make) {
      used.add(name);
      const file = path.join(folder, name);
      const cached = await tryOrWarn(() => readFile(file).catch(ignoreMissingFile));
      if (cached && isBounded) await tryOrWarn(() => touchFile(file));
      if (cached) return cached;
      const made = Buffer.from(await make());
      await tryOrWarn(() => storeFile(file, made));
      return made;
    },
    async pruneUnused() {
      await tryOrWarn(async () => {
        const others = (await readdir(folder)).filter((name) => !used.has(name));
        await Promise.all(others.map((name) => rm(path.join(folder, name), { force: true })));
      });
    },
  };
}
