import { realDisk, type Disk } from '../disk.ts';

/** An intercepted operation: `act` runs it. */
export type Watch = (step: { count: number; kind: keyof Disk; target: string; act: () => Promise<void> }) => Promise<void>;

/** Creates a file system that reports every operation, counted from 1. */
export function watchedDisk(watch: Watch, disk = realDisk): Disk {
  let count = 0;
  const pass = async (kind: keyof Disk, target: string, act: () => Promise<void>) => watch({ count: (count += 1), kind, target, act });
  return {
    makeFolder: (folder) => pass('makeFolder', folder, () => disk.makeFolder(folder)),
    writeFile: (file, bytes, modified) => pass('writeFile', file, () => disk.writeFile(file, bytes, modified)),
    moveFile: (from, to, modified) => pass('moveFile', to, () => disk.moveFile(from, to, modified)),
    syncFolder: (folder) => pass('syncFolder', folder, () => disk.syncFolder(folder)),
    link: (from, to) => pass('link', to, () => disk.link(from, to)),
    rename: (from, to) => pass('rename', to, () => disk.rename(from, to)),
    removeFile: (file) => pass('removeFile', file, () => disk.removeFile(file)),
    removeFolder: (folder) => pass('removeFolder', folder, () => disk.removeFolder(folder)),
    removeTree: (folder) => pass('removeTree', folder, () => disk.removeTree(folder)),
  };
}

/** Creates an error as the disk would throw it. */
export const diskFailure = (code: string) => Object.assign(new Error(`${code}: pretended`), { code });

/** Creates a file system that fails from one operation on, or only at that one. */
export function failingDisk(at: number, code: string, extent: 'once' | 'from-then-on', disk = realDisk): Disk {
  return watchedDisk(
    ({ count, act }) => (count === at || (extent === 'from-then-on' && count > at) ? Promise.reject(diskFailure(code)) : act()),
    disk,
  );
}

/** Records the operations of `work`, starting with 0. */
export async function stepsOf(work: (disk: Disk) => Promise<unknown>): Promise<{ kind: keyof Disk; target: string }[]> {
  const steps: { kind: keyof Disk; target: string }[] = [];
  await work(
    watchedDisk(({ kind, target, act }) => {
      steps.push({ kind, target });
      return act();
    }),
  );
  return steps;
}
