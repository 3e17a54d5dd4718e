import type { FileSystem } from '../transaction/file-system.ts';

/** The exclusive right to change the published site, where publishers run on several machines. */
export type Leadership = {
  /** Confirms the lease with the database before a change. @throws TransactionError it has ended */
  confirm(): Promise<void>;
  /** Checks the lease locally before every file operation. @throws TransactionError it may have passed to another */
  assert(): void;
  /** Releases the lease to the next publisher. */
  release(): Promise<void>;
};

/** Leadership of a single publisher: the lock in the site's folder is enough. */
export const soleLeadership: Leadership = {
  confirm: () => Promise.resolve(),
  assert: () => undefined,
  release: () => Promise.resolve(),
};

/** Creates a fenced file system that rejects every operation once leadership may have ended. */
export function createFencedFileSystem(fileSystem: FileSystem, leadership: Pick<Leadership, 'assert'>): FileSystem {
  const withFence =
    <Args extends unknown[]>(step: (...args: Args) => Promise<void>) =>
    async (...args: Args) => {
      leadership.assert();
      await step(...args);
    };
  return {
    makeFolder: withFence(fileSystem.makeFolder),
    writeFile: withFence(fileSystem.writeFile),
    moveFile: withFence(fileSystem.moveFile),
    syncFile: withFence(fileSystem.syncFile),
    syncFolder: withFence(fileSystem.syncFolder),
    link: withFence(fileSystem.link),
    rename: withFence(fileSystem.rename),
    removeFile: withFence(fileSystem.removeFile),
    removeFolder: withFence(fileSystem.removeFolder),
    removeTree: withFence(fileSystem.removeTree),
  };
}
