import { realFileSystem, type FileSystem } from '../file-system.ts';

/** An intercepted operation: `act` runs it. */
export type StepObserver = (step: { count: number; kind: keyof FileSystem; target: string; act: () => Promise<void> }) => Promise<void>;

/** Creates a file system that reports every operation, counted from 1. */
export function observeFileSystem(watch: StepObserver, fileSystem = realFileSystem): FileSystem {
  let count = 0;
  const pass = async (kind: keyof FileSystem, target: string, act: () => Promise<void>) =>
    watch({ count: (count += 1), kind, target, act });
  return {
    makeFolder: (folder) => pass('makeFolder', folder, () => fileSystem.makeFolder(folder)),
    writeFile: (file, bytes, modified) => pass('writeFile', file, () => fileSystem.writeFile(file, bytes, modified)),
    moveFile: (from, to, modified) => pass('moveFile', to, () => fileSystem.moveFile(from, to, modified)),
    syncFile: (file) => pass('syncFile', file, () => fileSystem.syncFile(file)),
    syncFolder: (folder) => pass('syncFolder', folder, () => fileSystem.syncFolder(folder)),
    link: (from, to) => pass('link', to, () => fileSystem.link(from, to)),
    rename: (from, to) => pass('rename', to, () => fileSystem.rename(from, to)),
    removeFile: (file) => pass('removeFile', file, () => fileSystem.removeFile(file)),
    removeFolder: (folder) => pass('removeFolder', folder, () => fileSystem.removeFolder(folder)),
    removeTree: (folder) => pass('removeTree', folder, () => fileSystem.removeTree(folder)),
  };
}

/** Creates an error as the disk would throw it. */
export const createDiskFailure = (code: string) => Object.assign(new Error(`${code}: pretended`), { code });

/** Creates a file system that fails from one operation on, or only at that one. */
export function createFailingFileSystem(
  at: number,
  code: string,
  extent: 'once' | 'from-then-on',
  fileSystem = realFileSystem,
): FileSystem {
  return observeFileSystem(
    ({ count, act }) => (count === at || (extent === 'from-then-on' && count > at) ? Promise.reject(createDiskFailure(code)) : act()),
    fileSystem,
  );
}

/** Records the operations of `work`, starting with 0. */
export async function recordSteps(
  work: (fileSystem: FileSystem) => Promise<unknown>,
): Promise<{ kind: keyof FileSystem; target: string }[]> {
  const steps: { kind: keyof FileSystem; target: string }[] = [];
  await work(
    observeFileSystem(({ kind, target, act }) => {
      steps.push({ kind, target });
      return act();
    }),
  );
  return steps;
}
