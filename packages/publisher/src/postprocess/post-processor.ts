import { Piscina } from 'piscina';

import { processRenderedPage } from './process-rendered-page.ts';
import { processedPage, compressedFiles, type FileToCompress, type ProcessedPage, type PageToProcess } from './messages.ts';
import { compressFile } from '../compress.ts';

/** Prepares files for publication. */
export type PostProcessor = {
  page: (page: PageToProcess) => Promise<ProcessedPage>;
  pack: (file: FileToCompress) => Promise<FileToCompress[]>;
};

/** Runs in the calling thread. */
export const inlinePostProcessor: PostProcessor = { page: processRenderedPage, pack: compressFile };

/** How many pages are processed at once: while some are compressed, others are parsed. */
const concurrentTasks = 8;

function openPool(threadFile: URL): Piscina {
  const pool = new Piscina({
    filename: threadFile.href,
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: concurrentTasks,
    // The thread waits for compression, which never ends while the thread sleeps.
    atomics: 'disabled',
    env: { NODE_ENV: 'production' },
  });
  // The pool replaces a thread that dies between two pages; without a listener its error would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Starts a post-processor in a separate thread. Its buffers count as that thread's memory: our heap is large, and would
 * otherwise be garbage-collected every hundred pages. The thread starts with the first page: a restarted publisher has
 * none to process, and readiness must not wait for it.
 */
export function startPostProcessor(threadFile = new URL('thread.js', import.meta.url)): PostProcessor & { close: () => Promise<void> } {
  let pool: Piscina | null = null;
  const run = (name: 'page' | 'pack', task: PageToProcess | FileToCompress): Promise<unknown> => {
    pool ??= openPool(threadFile);
    return pool.run(task, { name });
  };
  return {
    page: async (page) => processedPage.parse(await run('page', page)),
    pack: async (file) => compressedFiles.parse(await run('pack', file)),
    close: async () => pool?.destroy(),
  };
}
