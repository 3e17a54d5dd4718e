import { Worker } from 'node:worker_threads';

import { answer, type Answer, type Order, type WorkerStart } from './messages.ts';

type Settled = Exclude<Answer, { kind: 'ready' }>;

type Heard = {
  ready: () => void;
  settled: (said: Settled) => void;
  /** The thread ended: why, and whether it was ready before. */
  ended: (why: unknown, wasReady: boolean) => void;
};

/** The worker while it lives. */
export type Thread = { ask: (order: Order) => void; end: () => Promise<void> };

export type ThreadOptions = {
  /** The folder of the renderer of a build. */
  folder: string;
  /** The script of the worker. */
  workerFile: URL;
  /** Memory limit in megabytes. */
  memory: number;
  /** How long a busy worker may be silent, in milliseconds. */
  patience: number;
};

/** Starts a rendering worker. It does not get our environment, so that no page can leak it. */
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
