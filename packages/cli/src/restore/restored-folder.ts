import { access, chmod, link, mkdir, open, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { pack as newPack } from 'tar-stream';

import { BackupError, toDiskError } from '../backup/backup-error.ts';
import type { ArchiveEntry, EntryHandler } from '../backup/read-archive.ts';
import { findDifferentPart, type Manifest, PartDigests } from '../backup/manifest.ts';
import { Packer, packFolder } from '../backup/pack.ts';

/** Checks the target of a link. @throws Error it points out of the folder */
function checkLink(folder: string, place: string, to: string): void {
  const inside = path.relative(folder, path.resolve(path.dirname(place), to));
  if (path.isAbsolute(to) || inside.startsWith('..')) throw new Error(`${place} would point out of the backup`);
}

async function writeEntry(folder: string, { name, kind, mode, mtime, linkname, bytes }: ArchiveEntry): Promise<void> {
  const place = path.join(folder, name);
  await mkdir(kind === 'folder' ? place : path.dirname(place), { recursive: true });
  if (kind === 'folder') await chmod(place, mode);
  else if (kind === 'same') await link(path.join(folder, linkname), place);
  else if (kind === 'link') {
    checkLink(folder, place, linkname);
    await symlink(linkname, place);
  } else {
    const handle = await open(place, 'wx', mode);
    try {
      await writeFile(handle, bytes);
      // Readers' caches validate a file by its time.
      await handle.utimes(mtime, mtime);
    } finally {
      await handle.close();
    }
  }
}

/** Creates a handler that writes entries of a backup into a folder. @throws BackupError the disk refuses it */
export const createFolderWriter =
  (folder: string): EntryHandler =>
  (archiveEntry) =>
    writeEntry(folder, archiveEntry).catch((error: unknown) => {
      throw toDiskError(error, path.join(folder, archiveEntry.name));
    });

/** Verifies a folder by digesting it as for a backup. @throws BackupError it differs from the backup */
export async function verifyWrittenFolder(folder: string, manifest: Manifest): Promise<void> {
  const digests = new PartDigests();
  const sink = newPack();
  sink.resume();
  await packFolder(new Packer(sink, digests), folder, manifest.database);
  const differentPart = findDifferentPart(digests.end(), manifest);
  if (differentPart !== null)
    throw new BackupError(`${folder} does not hold what was written there (${differentPart}): look after the disk, and restore again.`);
  // Only a published site has one.
  const isPublished = manifest.parts.site.files > 0;
  if (isPublished) await access(path.join(folder, 'site', 'current', 'release.json'));
}
