import { access } from 'node:fs/promises';
import path from 'node:path';

import { pack as newPack } from 'tar-stream';

import { BackupError } from '../backup/backup-error.ts';
import type { Manifest } from '../backup/manifest-schema.ts';
import { packFolder } from '../backup/pack-folder.ts';
import { Packer } from '../backup/pack.ts';
import { findDifferentPart, PartDigests } from '../backup/part-digests.ts';

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
