import { Piscina } from 'piscina';

import { finishPage } from './finish-page.ts';
import { finishedPage, packedFiles, type FileToPack, type FinishedPage, type PageToFinish } from './messages.ts';
import { pack } from './pack.ts';

/** Prepares files for publication. */
export type Finisher = {
  page: (page: PageToFinish) => Promise<FinishedPage>;
  pack: (file: FileToPack) => Promise<FileToPack[]>;
};

/** Runs in the calling thread. */
export const finishHere: Finisher = { page: finishPage, pack };

/** How many pages are processed at once: while some are compressed, others are parsed. */
const together = 8;

function openPool(threadFile: URL): Piscina {
  const pool = new Piscina({
    filename: threadFile.href,
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: together,
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
export function openFinisher(threadFile = new URL('thread.js', import.meta.url)): Finisher & { close: () => Promise<void> } {
  let pool: Piscina | null = null;
  const run = (name: 'page' | 'pack', task: PageToFinish | FileToPack): Promise<unknown> => {
    pool ??= openPool(threadFile);
    return pool.run(task, { name });
  };
  return {
    page: async (page) => finishedPage.parse(await run('page', page)),
    pack: async (file) => packedFiles.parse(await run('pack', file)),
    close: async () => pool?.destroy(),
  };
}
