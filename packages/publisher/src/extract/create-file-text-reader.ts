import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';

import * as z from 'zod';

import { extractLimits, getReadableKind, type ReadableKind } from './readable-files.ts';

const compiledThreadFile = new URL('./thread.js', import.meta.url);

type ExtractOptions = {
  /** The script of the thread. */
  threadFile?: URL;
  timeoutMs?: number;
};

/**
 * Extracts the text of a file in a separate thread without our environment, with limits of memory and time: a malicious
 * file can harm only that thread.
 * @throws Error the file is broken, too large, or took too long
 */
export async function extractText(
  file: string,
  kind: ReadableKind,
  { threadFile = compiledThreadFile, timeoutMs = extractLimits.timeoutMs }: ExtractOptions = {},
): Promise<string> {
  const worker = new Worker(threadFile, {
    workerData: { file, kind },
    env: { NODE_ENV: 'production' },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: extractLimits.memoryMb },
    // The parser's complaints about a file do not belong in our log.
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`It was not read within ${String(timeoutMs)} ms`)), timeoutMs);
      worker.once('message', (message: unknown) => resolve(z.string().parse(message)));
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('Its reader ended without a word')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

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
