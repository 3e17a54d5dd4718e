import { readdir, readlink } from 'node:fs/promises';
import path from 'node:path';

/** Something on the disk, and its name in the backup. */
export type Found = { name: string; place: string } & ({ kind: 'file' | 'folder' } | { kind: 'link'; to: string });

/** Everything in a folder, the folder first, in the order of the names; nothing where it is not there. */
export async function* piecesOf(place: string, name: string): AsyncGenerator<Found> {
  const entries = await readdir(place, { withFileTypes: true }).catch(() => null);
  if (entries === null) return;
  yield { kind: 'folder', name, place };
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const [inside, as] = [path.join(place, entry.name), `${name}/${entry.name}`];
    if (entry.isDirectory()) yield* piecesOf(inside, as);
    else if (entry.isSymbolicLink()) yield { kind: 'link', name: as, place: inside, to: await readlink(inside) };
    else if (entry.isFile()) yield { kind: 'file', name: as, place: inside };
  }
}
