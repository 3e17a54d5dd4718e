import type { FileSystem } from '../transaction/file-system.ts';
import type { Leadership } from './leadership.ts';

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
    syncFolder: withFence(fileSystem.syncFolder),
    link: withFence(fileSystem.link),
    rename: withFence(fileSystem.rename),
    removeFile: withFence(fileSystem.removeFile),
    removeFolder: withFence(fileSystem.removeFolder),
    removeTree: withFence(fileSystem.removeTree),
  };
}
