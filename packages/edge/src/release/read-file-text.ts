import type { ReleaseFile } from '../headers/found-file.ts';
import type { FileCache } from './lru-file-cache.ts';
import { openFile } from './open-file.ts';

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
