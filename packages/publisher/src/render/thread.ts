import { Worker } from 'node:worker_threads';

import { answer, type Answer, type Order, type WorkerStart } from './messages.ts';

type Settled = Exclude<Answer, { kind: 'ready' }>;

type Heard = {
  ready: () => void;
  settled: (said: Settled) => void;
  /** It is no more: why, and whether it was ready before. */
  ended: (why: unknown, wasReady: boolean) => void;
};

/** The worker while it lives. */
export type Thread = { ask: (order: Order) => void; end: () => Promise<void> };

export type ThreadOptions = {
  /** Where the renderer is that a build left. */
  folder: string;
  /** What the worker runs. */
  workerFile: URL;
  /** What it may hold, in megabytes. */
  memory: number;
  /** How long it may be silent while it has something to do, in milliseconds. */
  patience: number;
};

/** Starts a worker that renders. It gets none of our settings, so that no page can tell them. */
export function startThread({ folder, workerFile, memory, patience }: ThreadOptions, heard: Heard): Thread {
  const worker = new Worker(workerFile, {
    workerData: { folder } satisfies WorkerStart,
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  let ready = false;
  let why: unknown = 'it ended';
  let toDo = 0;
  let silence: NodeJS.Timeout | undefined;
  const listen = () => {
    clearTimeout(silence);
    if (!ready || toDo === 0) return;
    silence = setTimeout(() => {
      why = new Error(`no answer for ${String(patience)} ms`);
      void worker.terminate();
    }, patience);
  };
  worker.on('message', (message: unknown) => {
    const said = answer.parse(message);
    if (said.kind === 'ready') {
      ready = true;
      listen();
      heard.ready();
      return;
    }
    toDo -= 1;
    listen();
    heard.settled(said);
  });
  worker.on('error', (error) => {
    why = error;
  });
  worker.on('exit', () => {
    clearTimeout(silence);
    heard.ended(why, ready);
  });
  return {
    ask: (order) => {
      worker.postMessage(order);
      toDo += 1;
      if (toDo === 1) listen();
    },
    end: async () => {
      await worker.terminate();
    },
  };
}
