import { access } from 'node:fs/promises';
import path from 'node:path';

import { pack as newPack } from 'tar-stream';

import { BackupError } from '../backup/backup-error.ts';
import type { Manifest } from '../backup/manifest.ts';
import { packAll } from '../backup/pack-all.ts';
import { Packer } from '../backup/pack.ts';
import { firstOther, PartDigests } from '../backup/part-digests.ts';

/** Verifies a folder by digesting it as for a backup. @throws BackupError it differs from the backup */
export async function checkPut(folder: string, manifest: Manifest): Promise<void> {
  const digests = new PartDigests();
  const nowhere = newPack();
  nowhere.resume();
  await packAll(new Packer(nowhere, digests), folder, manifest.database);
  const other = firstOther(digests.end(), manifest);
  if (other !== null)
    throw new BackupError(`${folder} does not hold what was written there (${other}): look after the disk, and restore again.`);
  // Only a published site has one.
  const isPublished = manifest.parts.site.files > 0;
  if (isPublished) await access(path.join(folder, 'site', 'current', 'release.json'));
}
