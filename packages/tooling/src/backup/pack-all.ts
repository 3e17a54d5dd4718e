import path from 'node:path';

import type { Settings } from '../workplace/settings.ts';
import type { Packer } from './pack.ts';
import { dumpName, places } from './part-digests.ts';
import { piecesOf } from './pieces.ts';

/** Packs a complete staging folder into a backup, always in the same order. */
export async function packAll(packer: Packer, held: string, client: Settings['DATABASE_CLIENT']): Promise<void> {
  const database = client === 'sqlite' ? places.database : dumpName;
  for (const name of [places.settings, database]) await packer.add({ kind: 'file', name, place: path.join(held, name) });
  for (const name of [places.uploads, places.private, places.lost, places.site])
    for await (const piece of piecesOf(path.join(held, name), name)) await packer.add(piece);
}
