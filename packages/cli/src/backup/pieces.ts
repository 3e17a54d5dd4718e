import { readdir, readlink } from 'node:fs/promises';
import path from 'node:path';

/** A file, folder or link on the disk, and its name in the backup. */
export type DiskEntry = { name: string; place: string } & ({ kind: 'file' | 'folder' } | { kind: 'link'; to: string });

/** Walks a folder, the folder itself first, in the order of the names; empty where it does not exist. */
export async function* walkDiskEntries(place: string, name: string): AsyncGenerator<DiskEntry> {
  const entries = await readdir(place, { withFileTypes: true }).catch(() => null);
  if (entries === null) return;
  yield { kind: 'folder', name, place };
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const [inside, as] = [path.join(place, entry.name), `${name}/${entry.name}`];
    if (entry.isDirectory()) yield* walkDiskEntries(inside, as);
    else if (entry.isSymbolicLink()) yield { kind: 'link', name: as, place: inside, to: await readlink(inside) };
    else if (entry.isFile()) yield { kind: 'file', name: as, place: inside };
  }
}
