import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { extractText } from './extract-text.ts';
import { kindOf } from './kinds.ts';
import { extractLimits } from './limits.ts';

/** Increment when files are read in another way: cached texts are then extracted again. */
const version = 1;

/** A file's text, or why it has none. */
export type FileText = { text: string; problem: string | null };

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const kept = (place: string): Promise<string | null> => readFile(place, 'utf8').catch(() => null);

/**
 * Writes atomically, since a reader may open the file at any time. A disk error costs only another extraction, never
 * the text.
 */
async function keep(place: string, text: string): Promise<void> {
  const part = `${place}.${String(process.pid)}.part`;
  try {
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(part, text);
    await rename(part, place);
  } catch {
    await rm(part, { force: true }).catch(() => undefined);
  }
}

/**
 * Creates a reader that extracts each content once: texts, and failures to extract one, are cached in a folder by hash.
 * @param folder the cache folder, created on demand
 */
export function fileTexts(folder: string, threadFile?: URL): (file: string) => Promise<FileText> {
  return async (file) => {
    const kind = kindOf(file);
    if (kind === null) return { text: '', problem: null };
    try {
      if ((await stat(file)).size > extractLimits.fileBytes) return { text: '', problem: 'It is too large to be read' };
      const place = path.join(folder, `v${String(version)}`, `${await hashOf(file)}.${kind}.txt`);
      const known = await kept(place);
      if (known !== null) return { text: known, problem: null };
      const read = await extractText(file, kind, threadFile && { threadFile }).then(
        (text): FileText => ({ text, problem: null }),
        (error: unknown): FileText => ({ text: '', problem: String(error) }),
      );
      await keep(place, read.text);
      return read;
    } catch (error) {
      return { text: '', problem: String(error) };
    }
  };
}
