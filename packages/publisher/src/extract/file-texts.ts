import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { extractText } from './extract-text.ts';
import { kindOf } from './kinds.ts';
import { extractLimits } from './limits.ts';

/** Another number where files are read in another way: what was kept of the old way is read again. */
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
 * A file that a reader may look at at any time is there whole or not at all. A disk that takes none costs that it is read again, and
 * never its text.
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
 * Reads the text of files, of each content once: what was read is kept in a folder by its hash, and so
 * is that a file could not be read.
 * @param folder where texts are kept; made when it is needed
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
