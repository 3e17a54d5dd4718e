import { Worker } from 'node:worker_threads';

import { said, type ThreadStart } from './messages.ts';
import { nothingWrong, type SearchState } from './search-state.ts';

/** The search index of a site, as who publishes sees it. */
export type SiteSearch = {
  /** Says that files of the site changed. Ends when search knows of it, or after a moment; never fails. */
  changed: () => Promise<void>;
  state: () => SearchState;
  close: () => Promise<void>;
};

type Options = ThreadStart & {
  log: (line: string) => void;
  /** What the thread runs. */
  workerFile?: URL;
  /** How long a turn waits for search at most, in milliseconds. */
  patience?: number;
  /** How long after its end a thread is started anew, in milliseconds. */
  pause?: number;
  /** What the thread waits for before it starts; what changes meanwhile it finds by itself. */
  after?: Promise<void>;
};

const built = new URL('worker.js', import.meta.url);
/** What the thread may hold, in megabytes. */
const memory = 1024;

/** Keeps the index in a thread of its own, so that nothing of it holds up a turn; one that dies is started anew. */
export function startIndexThread({ log, workerFile = built, patience = 1000, pause = 10_000, after, ...start }: Options): SiteSearch {
  const waiting = new Map<number, () => void>();
  let state = nothingWrong;
  let lastId = 0;
  let worker: Worker | null = null;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;

  const note = (now: SearchState) => {
    if (now.problem !== null && now.problem !== state.problem) log(`Search is not true to the site: ${now.problem}`);
    state = now;
  };
  const settle = (id: number) => {
    waiting.get(id)?.();
    waiting.delete(id);
  };

  const run = () => {
    let why: unknown = 'it ended';
    const running = new Worker(workerFile, {
      workerData: start,
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    worker = running;
    running.on('message', (message: unknown) => {
      const words = said.parse(message);
      if (words.kind === 'looked') settle(words.id);
      else if (words.kind === 'state') note(words.state);
      else log(words.line);
    });
    running.on('error', (error) => {
      why = error;
    });
    running.on('exit', () => {
      if (worker === running) {
        worker = null;
        note({ ...state, problem: `its thread died: ${String(why)}` });
        again = setTimeout(run, pause);
        again.unref();
      }
      for (const id of waiting.keys()) settle(id);
    });
  };
  if (after === undefined) run();
  else void after.then(() => isClosed || run());

  return {
    changed: () =>
      new Promise((resolve) => {
        if (!worker) {
          resolve();
          return;
        }
        lastId += 1;
        const id = lastId;
        const timer = setTimeout(() => settle(id), patience);
        waiting.set(id, () => {
          clearTimeout(timer);
          resolve();
        });
        worker.postMessage(id);
      }),
    state: () => state,
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      const running = worker;
      worker = null;
      await running?.terminate();
    },
  };
}
