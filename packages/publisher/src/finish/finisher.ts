import { Piscina } from 'piscina';

import { finishPage } from './finish-page.ts';
import { finishedPage, packedFiles, type FileToPack, type FinishedPage, type PageToFinish } from './messages.ts';
import { pack } from './pack.ts';

/** Does what is to be done to files before they can be published. */
export type Finisher = {
  page: (page: PageToFinish) => Promise<FinishedPage>;
  pack: (file: FileToPack) => Promise<FileToPack[]>;
};

/** Where it is done by whoever asks. */
export const finishHere: Finisher = { page: finishPage, pack };

/** So many pages are looked through and compressed at once: while some are compressed, others are read. */
const together = 8;

function openPool(threadFile: URL): Piscina {
  const pool = new Piscina({
    filename: threadFile.href,
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: together,
    // Its thread waits for compression, which never ends while it sleeps.
    atomics: 'disabled',
    env: { NODE_ENV: 'production' },
  });
  // The pool replaces a thread that dies between two pages; nobody waits for it, and unheard its error would end us.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * A finisher in a thread of its own. What it compresses counts as its memory, not as ours: ours is large, and would be
 * looked through for garbage every hundred pages. Its thread starts with the first page: who starts again has none to finish, and is
 * waited for.
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
