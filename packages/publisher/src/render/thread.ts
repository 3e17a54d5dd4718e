import { Worker } from 'node:worker_threads';

import { renderResponse, type RenderResponse, type RenderRequest, type WorkerStart } from './messages.ts';

type SettledResponse = Exclude<RenderResponse, { kind: 'ready' }>;

type ThreadListener = {
  ready: () => void;
  settled: (response: SettledResponse) => void;
  /** The thread ended: why, and whether it was ready before. */
  ended: (endReason: unknown, wasReady: boolean) => void;
};

/** The worker while it lives. */
export type Thread = { send: (request: RenderRequest) => void; end: () => Promise<void> };

export type ThreadOptions = {
  /** The folder of the renderer of a build. */
  folder: string;
  /** The script of the worker. */
  workerFile: URL;
  /** Memory limit in megabytes. */
  memory: number;
  /** How long a busy worker may be silent, in milliseconds. */
  timeoutMs: number;
};

/** Starts a rendering worker. It does not get our environment, so that no page can leak it. */
export function startThread({ folder, workerFile, memory, timeoutMs }: ThreadOptions, listener: ThreadListener): Thread {
  const worker = new Worker(workerFile, {
    workerData: { folder } satisfies WorkerStart,
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  let ready = false;
  let endReason: unknown = 'it ended';
  let openRequests = 0;
  let silence: NodeJS.Timeout | undefined;
  const watchSilence = () => {
    clearTimeout(silence);
    if (!ready || openRequests === 0) return;
    silence = setTimeout(() => {
      endReason = new Error(`no answer for ${String(timeoutMs)} ms`);
      void worker.terminate();
    }, timeoutMs);
  };
  worker.on('message', (message: unknown) => {
    const response = renderResponse.parse(message);
    if (response.kind === 'ready') {
      ready = true;
      watchSilence();
      listener.ready();
      return;
    }
    openRequests -= 1;
    watchSilence();
    listener.settled(response);
  });
  worker.on('error', (error) => {
    endReason = error;
  });
  worker.on('exit', () => {
    clearTimeout(silence);
    listener.ended(endReason, ready);
  });
  return {
    send: (request) => {
      worker.postMessage(request);
      openRequests += 1;
      if (openRequests === 1) watchSilence();
    },
    end: async () => {
      await worker.terminate();
    },
  };
}
