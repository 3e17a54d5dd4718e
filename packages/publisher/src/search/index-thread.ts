import { Worker } from 'node:worker_threads';

import { indexerMessage, type ThreadStart } from './messages.ts';
import { healthySearchState, type SearchState } from './search-state.ts';

/** The search index of a site from the publisher's point of view. */
export type SiteSearch = {
  /** Notifies that files of the site changed. Resolves when they are indexed, or after a timeout; never rejects. */
  changed: () => Promise<void>;
  state: () => SearchState;
  close: () => Promise<void>;
};

type IndexThreadOptions = ThreadStart & {
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

const compiledWorkerFile = new URL('worker.js', import.meta.url);
/** Memory limit of the thread, in megabytes. */
const maxMemoryMb = 1024;

/** Starts the indexer in a separate thread, so that it never delays a sync; restarts a thread that dies. */
export function startIndexThread({
  log,
  workerFile = compiledWorkerFile,
  patience = 1000,
  pause = 10_000,
  after,
  ...start
}: IndexThreadOptions): SiteSearch {
  const waiting = new Map<number, () => void>();
  let state = healthySearchState;
  let lastId = 0;
  let worker: Worker | null = null;
  let restartTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const updateState = (now: SearchState) => {
    if (now.problem !== null && now.problem !== state.problem) log(`Search is not true to the site: ${now.problem}`);
    state = now;
  };
  const resolveRequest = (id: number) => {
    waiting.get(id)?.();
    waiting.delete(id);
  };

  const run = () => {
    let endReason: unknown = 'it ended';
    const running = new Worker(workerFile, {
      workerData: start,
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    });
    worker = running;
    running.on('message', (message: unknown) => {
      const parsedMessage = indexerMessage.parse(message);
      if (parsedMessage.kind === 'looked') resolveRequest(parsedMessage.id);
      else if (parsedMessage.kind === 'state') updateState(parsedMessage.state);
      else log(parsedMessage.line);
    });
    running.on('error', (error) => {
      endReason = error;
    });
    running.on('exit', () => {
      if (worker === running) {
        worker = null;
        updateState({ ...state, problem: `its thread died: ${String(endReason)}` });
        restartTimer = setTimeout(run, pause);
        restartTimer.unref();
      }
      for (const id of waiting.keys()) resolveRequest(id);
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
        const timer = setTimeout(() => resolveRequest(id), patience);
        waiting.set(id, () => {
          clearTimeout(timer);
          resolve();
        });
        worker.postMessage(id);
      }),
    state: () => state,
    close: async () => {
      isClosed = true;
      clearTimeout(restartTimer);
      const running = worker;
      worker = null;
      await running?.terminate();
    },
  };
}
