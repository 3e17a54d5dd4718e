import {
  closeSync,
  fsync,
  futimesSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmdirSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Every file operation of a transaction; tests count them and inject failures. */
export type FileSystem = {
  /** Creates a folder with its parents. */
  makeFolder: (folder: string) => Promise<void>;
  /** Writes a new file and syncs it to the disk. */
  writeFile: (file: string, bytes: Buffer, modified: Date) => Promise<void>;
  /** Moves a file that may not be synced yet; `syncFile` syncs it to the disk. */
  moveFile: (from: string, to: string, modified: Date) => Promise<void>;
  syncFile: (file: string) => Promise<void>;
  /** Syncs the entries of a folder to the disk. */
  syncFolder: (folder: string) => Promise<void>;
  link: (from: string, to: string) => Promise<void>;
  rename: (from: string, to: string) => Promise<void>;
  removeFile: (file: string) => Promise<void>;
  /** Removes an empty folder. */
  removeFolder: (folder: string) => Promise<void>;
  removeTree: (folder: string) => Promise<void>;
};

const fsyncDescriptor = promisify(fsync);

/** Runs `work` on an open file or folder and syncs it to the disk. */
async function runDurably(target: string, flags: 'r' | 'r+' | 'wx', work: (descriptor: number) => void): Promise<void> {
  const descriptor = openSync(target, flags);
  try {
    work(descriptor);
    await fsyncDescriptor(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

const toAsync =
  <A extends unknown[]>(work: (...args: A) => unknown) =>
  (...args: A) =>
    new Promise<void>((resolve) => {
      work(...args);
      resolve();
    });

/**
 * The file system of this machine. Only fsync is asynchronous: the other calls run in the page cache, in a tenth of the
 * time of a thread-pool call, and a change has a thousand of them.
 */
export const realFileSystem: FileSystem = {
  makeFolder: toAsync((folder) => mkdirSync(folder, { recursive: true })),
  writeFile: (file, bytes, modified) =>
    runDurably(file, 'wx', (descriptor) => {
      writeFileSync(descriptor, bytes);
      futimesSync(descriptor, modified, modified);
    }),
  moveFile: toAsync((from, to, modified) => {
    utimesSync(from, modified, modified);
    renameSync(from, to);
  }),
  syncFile: (file) => runDurably(file, 'r+', () => undefined),
  syncFolder: (folder) => runDurably(folder, 'r', () => undefined),
  link: toAsync(linkSync),
  rename: toAsync(renameSync),
  removeFile: toAsync(unlinkSync),
  removeFolder: toAsync((folder) => {
    rmdirSync(folder);
  }),
  removeTree: (folder) => rm(folder, { recursive: true, force: true }),
};
