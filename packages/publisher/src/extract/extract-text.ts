import { Worker } from 'node:worker_threads';

import * as z from 'zod';

import type { ReadableKind } from './kinds.ts';
import { extractLimits } from './limits.ts';

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
