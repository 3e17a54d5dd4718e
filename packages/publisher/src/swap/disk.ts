import { link, mkdir, open, rename, rm, rmdir, unlink } from 'node:fs/promises';

/** Everything a swap does to the disk, step by step; tests count the steps and let them fail. */
export type Disk = {
  /** Makes a folder, with those above it. */
  makeFolder: (folder: string) => Promise<void>;
  /** Writes a file that is not there yet and waits until it is safe from a power cut. */
  writeFile: (file: string, bytes: Buffer, modified: Date) => Promise<void>;
  /** Gives a file, which may be not safe from a power cut yet, another place, and waits until it is. */
  moveFile: (from: string, to: string, modified: Date) => Promise<void>;
  /** Waits until the names in a folder are safe from a power cut. */
  syncFolder: (folder: string) => Promise<void>;
  link: (from: string, to: string) => Promise<void>;
  rename: (from: string, to: string) => Promise<void>;
  removeFile: (file: string) => Promise<void>;
  /** Removes an empty folder. */
  removeFolder: (folder: string) => Promise<void>;
  removeTree: (folder: string) => Promise<void>;
};

async function writeFile(file: string, bytes: Buffer, modified: Date): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.utimes(modified, modified);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function moveFile(from: string, to: string, modified: Date): Promise<void> {
  const handle = await open(from, 'r+');
  try {
    await handle.utimes(modified, modified);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(from, to);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The disk of this machine. */
export const realDisk: Disk = {
  async makeFolder(folder) {
    await mkdir(folder, { recursive: true });
  },
  writeFile,
  moveFile,
  syncFolder,
  link,
  rename,
  removeFile: unlink,
  removeFolder: rmdir,
  removeTree: (folder) => rm(folder, { recursive: true, force: true }),
};
