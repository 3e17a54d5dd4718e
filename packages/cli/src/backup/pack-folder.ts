import path from 'node:path';

import type { Settings } from '../workplace/settings.ts';
import type { Packer } from './pack.ts';
import { dumpFileName, backupPaths } from './part-digests.ts';
import { walkDiskEntries } from './pieces.ts';

/** Packs a complete staging folder into a backup, always in the same order. */
export async function packFolder(packer: Packer, folder: string, client: Settings['DATABASE_CLIENT']): Promise<void> {
  const database = client === 'sqlite' ? backupPaths.database : dumpFileName;
  for (const name of [backupPaths.settings, database]) await packer.add({ kind: 'file', name, place: path.join(folder, name) });
  for (const name of [backupPaths.uploads, backupPaths.private, backupPaths.lost, backupPaths.site])
    for await (const piece of walkDiskEntries(path.join(folder, name), name)) await packer.add(piece);
}
