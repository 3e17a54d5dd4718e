import { utimes, writeFile } from 'node:fs/promises';

import { realFileSystem, type FileSystem } from '../file-system.ts';

/** A file system without fsync. */
export const quickFileSystem: FileSystem = {
  ...realFileSystem,
  syncFile: () => Promise.resolve(),
  syncFolder: () => Promise.resolve(),
  async writeFile(file, bytes, modified) {
    await writeFile(file, bytes, { flag: 'wx' });
    await utimes(file, modified, modified);
  },
};
