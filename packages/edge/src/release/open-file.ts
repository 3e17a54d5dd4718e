import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

import { toReleaseFile } from './to-release-file.ts';
import type { FileCache } from './lru-file-cache.ts';
import type { ReleaseFile } from '../headers/found-file.ts';
import { isNotFound } from '@ochiq/service/error-code';

/** An open file; its metadata is that of exactly these bytes. */
export type OpenFile = { facts: ReleaseFile } & ({ bytes: Buffer } | { handle: FileHandle });

/** Larger files are streamed, in bytes. */
const maxBufferedBytes = 512 * 1024;

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

async function openForReading(realPath: string): Promise<FileHandle | undefined> {
  try {
    // The path is resolved: a link that replaced it since then is not followed.
    return await open(realPath, constants.O_RDONLY | constants.O_NOFOLLOW);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}
