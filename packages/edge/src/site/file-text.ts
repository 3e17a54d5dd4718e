import type { FoundFile } from '../rules/found-file.ts';
import type { FileMemory } from './file-memory.ts';
import { openFile } from './open-file.ts';

/** Reads the text of a file with its metadata; undefined where it was removed in the meantime. */
export async function fileText(found: FoundFile, memory: FileMemory): Promise<{ facts: FoundFile; text: string } | undefined> {
  const file = await openFile(found, memory);
  if (!file || 'bytes' in file) return file && { facts: file.facts, text: file.bytes.toString('utf8') };
  try {
    return { facts: file.facts, text: await file.handle.readFile('utf8') };
  } finally {
    await file.handle.close();
  }
}
