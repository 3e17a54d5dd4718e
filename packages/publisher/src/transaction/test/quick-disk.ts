import { rename, utimes, writeFile } from 'node:fs/promises';

import { realFileSystem, type FileSystem } from '../file-system.ts';

/** A file system without fsync. */
export const quickFileSystem: FileSystem = {
  ...realFileSystem,
  syncFolder: () => Promise.resolve(),
  async writeFile(file, bytes, modified) {
    await writeFile(file, bytes, { flag: 'wx' });
    await utimes(file, modified, modified);
  },
  async moveFile(from, to, modified) {
    await utimes(from, modified, modified);
    await rename(from, to);
  },
};
