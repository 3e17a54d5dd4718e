import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { extractText } from './extract-text.ts';
import { getReadableKind } from './kinds.ts';
import { extractLimits } from './limits.ts';

/** Increment when files are read in another way: cached texts are then extracted again. */
const cacheVersion = 1;

/** A file's text, or why it has none. */
export type ExtractedText = { text: string; problem: string | null };

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const readCachedText = (cacheFile: string): Promise<string | null> => readFile(cacheFile, 'utf8').catch(() => null);

/**
 * Writes atomically, since a reader may open the file at any time. A disk error costs only another extraction, never
 * the text.
 */
async function writeCachedText(cacheFile: string, text: string): Promise<void> {
  const tempFile = `${cacheFile}.${String(process.pid)}.part`;
  try {
    await mkdir(path.dirname(cacheFile), { recursive: true });
    await writeFile(tempFile, text);
    await rename(tempFile, cacheFile);
  } catch {
    await rm(tempFile, { force: true }).catch(() => undefined);
  }
}

/**
 * Creates a reader that extracts each content once: texts, and failures to extract one, are cached in a folder by hash.
 * @param folder the cache folder, created on demand
 */
export function createFileTextReader(folder: string, threadFile?: URL): (file: string) => Promise<ExtractedText> {
  return async (file) => {
    const kind = getReadableKind(file);
    if (kind === null) return { text: '', problem: null };
    try {
      if ((await stat(file)).size > extractLimits.fileBytes) return { text: '', problem: 'It is too large to be read' };
      const cacheFile = path.join(folder, `v${String(cacheVersion)}`, `${await hashFile(file)}.${kind}.txt`);
      const cachedText = await readCachedText(cacheFile);
      if (cachedText !== null) return { text: cachedText, problem: null };
      const read = await extractText(file, kind, threadFile && { threadFile }).then(
        (text): ExtractedText => ({ text, problem: null }),
        (error: unknown): ExtractedText => ({ text: '', problem: String(error) }),
      );
      await writeCachedText(cacheFile, read.text);
      return read;
    } catch (error) {
      return { text: '', problem: String(error) };
    }
  };
}
