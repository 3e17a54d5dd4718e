import { closeSync, fsync, futimesSync, linkSync, mkdirSync, openSync, renameSync, rmdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';

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

const sync = promisify(fsync);

/** Does something with an open file or folder, and waits until that is safe from a power cut. */
async function safely(target: string, flags: 'r' | 'r+' | 'wx', work: (descriptor: number) => void): Promise<void> {
  const descriptor = openSync(target, flags);
  try {
    work(descriptor);
    await sync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

const atOnce =
  <A extends unknown[]>(work: (...asked: A) => unknown) =>
  (...asked: A) =>
    new Promise<void>((resolve) => {
      work(...asked);
      resolve();
    });

/**
 * The disk of this machine. Only what waits for the disk itself is waited for elsewhere: the rest is done in the system's
 * memory, in a tenth of the time that it takes to ask another thread for it, and a change has a thousand such steps.
 */
export const realDisk: Disk = {
  makeFolder: atOnce((folder) => mkdirSync(folder, { recursive: true })),
  writeFile: (file, bytes, modified) =>
    safely(file, 'wx', (descriptor) => {
      writeFileSync(descriptor, bytes);
      futimesSync(descriptor, modified, modified);
    }),
  async moveFile(from, to, modified) {
    await safely(from, 'r+', (descriptor) => {
      futimesSync(descriptor, modified, modified);
    });
    renameSync(from, to);
  },
  syncFolder: (folder) => safely(folder, 'r', () => undefined),
  link: atOnce(linkSync),
  rename: atOnce(renameSync),
  removeFile: atOnce(unlinkSync),
  removeFolder: atOnce((folder) => {
    rmdirSync(folder);
  }),
  removeTree: (folder) => rm(folder, { recursive: true, force: true }),
};
