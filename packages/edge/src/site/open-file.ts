import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

import { fileFacts } from './file-facts.ts';
import type { FileMemory } from './file-memory.ts';
import type { FoundFile } from '../rules/found-file.ts';
import { isMissing } from './is-missing.ts';

/** A file whose bytes are at hand; its facts are those of exactly these bytes. */
export type OpenFile = { facts: FoundFile } & ({ bytes: Buffer } | { handle: FileHandle });

/** Larger files are streamed. */
const smallFile = 512 * 1024;

/**
 * Opens a found file; undefined where it has gone in the meantime. A file renamed into its place since it was
 * found is served as the new one.
 */
export async function openFile(found: FoundFile, memory: FileMemory): Promise<OpenFile | undefined> {
  const remembered = memory.get(found.realPath, found.version);
  if (remembered) return { facts: found, bytes: remembered };
  const handle = await openForReading(found.realPath);
  if (!handle) return undefined;
  try {
    const facts = fileFacts(found.realPath, await handle.stat({ bigint: true }));
    if (facts && facts.size > smallFile) return { facts, handle };
    const bytes = facts && (await handle.readFile());
    await handle.close();
    if (!facts || !bytes) return undefined;
    // Written to while it was read: sent as it was read, not kept.
    if (bytes.length !== facts.size) return { facts: { ...facts, size: bytes.length }, bytes };
    memory.set(facts.realPath, facts.version, bytes);
    return { facts, bytes };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Lets go of a file that is not sent after all. */
export async function closeFile(file: OpenFile): Promise<void> {
  if ('handle' in file) await file.handle.close();
}

async function openForReading(realPath: string): Promise<FileHandle | undefined> {
  try {
    // The path is a real one: a link put in its place since then is not followed.
    return await open(realPath, constants.O_RDONLY | constants.O_NOFOLLOW);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
