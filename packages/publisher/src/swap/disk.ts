import { closeSync, fsync, futimesSync, linkSync, mkdirSync, openSync, renameSync, rmdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Every file operation of a transaction; tests count them and inject failures. */
export type Disk = {
  /** Creates a folder with its parents. */
  makeFolder: (folder: string) => Promise<void>;
  /** Writes a new file and syncs it to the disk. */
  writeFile: (file: string, bytes: Buffer, modified: Date) => Promise<void>;
  /** Moves a file that may not be synced yet, and syncs it to the disk. */
  moveFile: (from: string, to: string, modified: Date) => Promise<void>;
  /** Syncs the entries of a folder to the disk. */
  syncFolder: (folder: string) => Promise<void>;
  link: (from: string, to: string) => Promise<void>;
  rename: (from: string, to: string) => Promise<void>;
  removeFile: (file: string) => Promise<void>;
  /** Removes an empty folder. */
  removeFolder: (folder: string) => Promise<void>;
  removeTree: (folder: string) => Promise<void>;
};

const sync = promisify(fsync);

/** Runs `work` on an open file or folder and syncs it to the disk. */
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
 * The file system of this machine. Only fsync is asynchronous: the other calls run in the page cache, in a tenth of the
 * time of a thread-pool call, and a change has a thousand of them.
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
