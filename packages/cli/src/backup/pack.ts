import { createHash } from 'node:crypto';
import { type FileHandle, lstat, open, readdir, readlink } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import path from 'node:path';

import type { Pack } from 'tar-stream';

import { backupPaths, dumpFileName, type PartDigests } from './manifest.ts';
import type { Settings } from '../workplace/settings.ts';

/** A file, folder or link on the disk, and its name in the backup. */
type DiskEntry = { name: string; place: string } & ({ kind: 'file' | 'folder' } | { kind: 'link'; to: string });

/** Walks a folder, the folder itself first, in the order of the names; empty where it does not exist. */
async function* walkDiskEntries(place: string, name: string): AsyncGenerator<DiskEntry> {
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

/** Packs a complete staging folder into a backup, always in the same order. */
export async function packFolder(packer: Packer, folder: string, client: Settings['DATABASE_CLIENT']): Promise<void> {
  const database = client === 'sqlite' ? backupPaths.database : dumpFileName;
  for (const name of [backupPaths.settings, database]) await packer.add({ kind: 'file', name, place: path.join(folder, name) });
  for (const name of [backupPaths.uploads, backupPaths.private, backupPaths.lost, backupPaths.site])
    for await (const piece of walkDiskEntries(path.join(folder, name), name)) await packer.add(piece);
}

/** Smaller files are read in one piece. */
const smallBytes = 1024 * 1024;

type FileHeader = { name: string; size: number; mtime: Date; mode: number };

/**
 * Returns the modification time in full seconds, as tar and `Last-Modified` have it. `Stats.mtime` rounds to
 * milliseconds, and thus a change in the last half millisecond of a second into the next one.
 */
const truncateToSecond = ({ mtimeMs }: { mtimeMs: number }): Date => new Date(Math.floor(mtimeMs / 1000) * 1000);

function addEntry(pack: Pack, header: Parameters<Pack['entry']>[0], bytes: Buffer | string): Promise<void> {
  return new Promise((resolve, reject) => {
    pack.entry(header, bytes, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

async function addLarge(pack: Pack, handle: FileHandle, fileHeader: FileHeader): Promise<string> {
  const hash = createHash('sha256');
  let read = 0;
  const entry = pack.entry(fileHeader);
  // The size is in the header: a file that grows meanwhile is read up to there.
  const source = handle.createReadStream({ autoClose: false, end: fileHeader.size - 1, highWaterMark: smallBytes });
  source.on('data', (chunk) => {
    read += chunk.length;
    hash.update(chunk);
  });
  await pipeline(source, entry);
  if (read < fileHeader.size) throw new Error(`${fileHeader.name} became shorter while it was copied: run \`pnpm backup\` again.`);
  return hash.digest('hex');
}

/** Adds files to a tar one after the other, and computes their digests. */
export class Packer {
  readonly #pack: Pack;
  readonly #digests: PartDigests;
  /** Names by inode: a file with several hard links is added once. */
  readonly #known = new Map<string, string>();

  constructor(pack: Pack, digests: PartDigests) {
    this.#pack = pack;
    this.#digests = digests;
  }

  async add(diskEntry: DiskEntry): Promise<void> {
    const { name, kind } = diskEntry;
    if (kind === 'file') return this.#addFile(diskEntry);
    const stats = await lstat(diskEntry.place);
    const mark = kind === 'link' ? diskEntry.to : '';
    const header = { name, mtime: truncateToSecond(stats), mode: stats.mode & 0o777 };
    await addEntry(this.#pack, kind === 'link' ? { ...header, type: 'symlink', linkname: mark } : { ...header, type: 'directory' }, '');
    this.#digests.add({ name, kind, bytes: 0, mark });
  }

  /** Adds a text that is not a file. */
  async addText(name: string, text: string, mtime: Date): Promise<void> {
    await addEntry(this.#pack, { name, mtime, mode: 0o600 }, text);
  }

  async #addFile({ name, place }: DiskEntry): Promise<void> {
    const handle = await open(place);
    try {
      const stats = await handle.stat();
      const { size, mode, ino, dev } = stats;
      const fileHeader = { name, size, mtime: truncateToSecond(stats), mode: mode & 0o777 };
      const first = this.#known.get(`${String(dev)} ${String(ino)}`);
      if (first !== undefined) {
        await addEntry(this.#pack, { ...fileHeader, size: 0, type: 'link', linkname: first }, '');
        this.#digests.add({ name, kind: 'same', bytes: 0, mark: first });
        return;
      }
      this.#known.set(`${String(dev)} ${String(ino)}`, name);
      if (size > smallBytes) {
        this.#digests.add({ name, kind: 'file', bytes: size, mark: await addLarge(this.#pack, handle, fileHeader) });
        return;
      }
      const bytes = await handle.readFile();
      await addEntry(this.#pack, { ...fileHeader, size: bytes.length }, bytes);
      this.#digests.add({ name, kind: 'file', bytes: bytes.length, mark: createHash('sha256').update(bytes).digest('hex') });
    } finally {
      await handle.close();
    }
  }
}
