import { Worker } from 'node:worker_threads';

import { said, type ThreadStart } from './messages.ts';
import { nothingWrong, type SearchState } from './search-state.ts';

/** The search index of a site from the publisher's point of view. */
export type SiteSearch = {
  /** Notifies that files of the site changed. Resolves when they are indexed, or after a timeout; never rejects. */
  changed: () => Promise<void>;
  state: () => SearchState;
  close: () => Promise<void>;
};

type Options = ThreadStart & {
  log: (line: string) => void;
  /** The script of the thread. */
  workerFile?: URL;
  /** How long a sync waits for the index at most, in milliseconds. */
  patience?: number;
  /** How long after its end a thread is restarted, in milliseconds. */
  pause?: number;
  /** Delays the start of the thread; it detects by itself what changes meanwhile. */
  after?: Promise<void>;
};

const built = new URL('worker.js', import.meta.url);
/** Memory limit of the thread, in megabytes. */
const memory = 1024;

/** Starts the indexer in a separate thread, so that it never delays a sync; restarts a thread that dies. */
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
