import { Piscina } from 'piscina';

import { stagePage } from './stage-page.ts';
import { stagedPage, compressedFiles, type FileToCompress, type PageToStage, type StagedPage } from './messages.ts';
import { compressFile } from '../compress.ts';

/** Prepares files for publication. */
export type PostProcessor = {
  /** Inspects a page and stages its files; takes its bytes. */
  page: (page: PageToStage) => Promise<StagedPage>;
  pack: (file: FileToCompress) => Promise<FileToCompress[]>;
};

/** Runs in the calling thread. */
export const inlinePostProcessor: PostProcessor = { page: stagePage, pack: compressFile };

/** How many pages are processed at once: while some are compressed, others are parsed. */
const concurrentTasks = 8;

/** Lists the memory of bytes that share it with no others: it can be transferred instead of copied. */
const listTransferable = ({ buffer, byteLength }: Buffer): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];

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
  const run = (name: 'page' | 'pack', task: PageToStage | FileToCompress, transferList: ArrayBuffer[] = []): Promise<unknown> => {
    pool ??= openPool(threadFile);
    return pool.run(task, { name, transferList });
  };
  return {
    page: async (page) => stagedPage.parse(await run('page', page, [page.html, page.pageData].flatMap(listTransferable))),
    pack: async (file) => compressedFiles.parse(await run('pack', file)),
    close: async () => pool?.destroy(),
  };
}
