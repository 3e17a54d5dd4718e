import { constants, type BigIntStats } from 'node:fs';
import { open, realpath, stat, type FileHandle } from 'node:fs/promises';
import { join, sep } from 'node:path';

import type { FileMetadata } from '@ochiq/http-policy/representation';
import { isMissingFile } from '@ochiq/service-kit/errors';
import { LRUCache } from 'lru-cache';

/** A public file of a release. */
export type ReleaseFile = FileMetadata & {
  /** Its real path, links resolved. */
  realPath: string;
  /** Differs for every other content of the same path. */
  version: string;
};

/** Converts the stat of a regular file; undefined for folders, sockets and the like. */
export function toReleaseFile(realPath: string, stats: BigIntStats): ReleaseFile | undefined {
  if (!stats.isFile()) return undefined;
  return {
    realPath,
    size: Number(stats.size),
    mtimeMs: Number(stats.mtimeNs / 1_000_000n),
    version: `${stats.ino}-${stats.mtimeNs}-${stats.size}`,
  };
}

/**
 * Finds the regular file at a path below a folder (itself a real path); undefined where there is none, or where a link
 * points out of the folder.
 */
export async function findFile(folder: string, path: string): Promise<ReleaseFile | undefined> {
  try {
    const realPath = await realpath(join(folder, path));
    if (!realPath.startsWith(folder + sep)) return undefined;
    return toReleaseFile(realPath, await stat(realPath, { bigint: true }));
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
}

/** Files in memory, each in one version; beyond a total size in bytes the least recently used are evicted. */
export class FileCache {
  readonly #files: LRUCache<string, { version: string; bytes: Buffer }>;

  constructor(maxBytes: number) {
    // An empty file occupies something, too.
    this.#files = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => Math.max(1, bytes.length) });
  }

  /** Returns the bytes of a file in exactly this version. */
  get(realPath: string, version: string): Buffer | undefined {
    const cached = this.#files.get(realPath);
    return cached?.version === version ? cached.bytes : undefined;
  }

  set(realPath: string, version: string, bytes: Buffer): void {
    this.#files.set(realPath, { version, bytes });
  }
}

/** An open file; its metadata is that of exactly these bytes. */
export type OpenFile = { facts: ReleaseFile } & ({ bytes: Buffer } | { handle: FileHandle });

/** Larger files are streamed, in bytes. */
const maxBufferedBytes = 512 * 1024;

async function openForReading(realPath: string): Promise<FileHandle | undefined> {
  try {
    // The path is resolved: a link that replaced it since then is not followed.
    return await open(realPath, constants.O_RDONLY | constants.O_NOFOLLOW);
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
}

/**
 * Opens a file; undefined where it was removed in the meantime. A file that was replaced since the lookup is served in
 * its new version.
 */
export async function openFile(source: ReleaseFile, memory: FileCache): Promise<OpenFile | undefined> {
  const cached = memory.get(source.realPath, source.version);
  if (cached) return { facts: source, bytes: cached };
  const handle = await openForReading(source.realPath);
  if (!handle) return undefined;
  try {
    const facts = toReleaseFile(source.realPath, await handle.stat({ bigint: true }));
    if (facts && facts.size > maxBufferedBytes) return { facts, handle };
    const bytes = facts && (await handle.readFile());
    await handle.close();
    if (!facts || !bytes) return undefined;
    // Changed while it was read: sent as it was read, not cached.
    if (bytes.length !== facts.size) return { facts: { ...facts, size: bytes.length }, bytes };
    memory.set(facts.realPath, facts.version, bytes);
    return { facts, bytes };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Closes a file that is not sent. */
export async function closeFile(file: OpenFile): Promise<void> {
  if ('handle' in file) await file.handle.close();
}

/** Reads the text of a file with its metadata; undefined where it was removed in the meantime. */
export async function readFileText(source: ReleaseFile, memory: FileCache): Promise<{ facts: ReleaseFile; text: string } | undefined> {
  const file = await openFile(source, memory);
  if (!file || 'bytes' in file) return file && { facts: file.facts, text: file.bytes.toString('utf8') };
  try {
    return { facts: file.facts, text: await file.handle.readFile('utf8') };
  } finally {
    await file.handle.close();
  }
}
