import type { Disk } from '../swap/disk.ts';
import type { Lead } from './lead.ts';

/** Creates a fenced file system that rejects every operation once leadership may have ended. */
export function leadingDisk(disk: Disk, lead: Pick<Lead, 'assert'>): Disk {
  const guarded =
    <Args extends unknown[]>(step: (...args: Args) => Promise<void>) =>
    async (...args: Args) => {
      lead.assert();
      await step(...args);
    };
  return {
    makeFolder: guarded(disk.makeFolder),
    writeFile: guarded(disk.writeFile),
    moveFile: guarded(disk.moveFile),
    syncFolder: guarded(disk.syncFolder),
    link: guarded(disk.link),
    rename: guarded(disk.rename),
    removeFile: guarded(disk.removeFile),
    removeFolder: guarded(disk.removeFolder),
    removeTree: guarded(disk.removeTree),
  };
}
