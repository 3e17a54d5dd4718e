import { Worker } from 'node:worker_threads';

import { replySchema, type WorkerQuestion, type WorkerReply, type WorkerStart } from './messages.ts';

type SuccessfulReply = Exclude<WorkerReply, { kind: 'failed' }>;
type PendingRequest = { resolve: (successfulReply: SuccessfulReply) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

/** A request without its id, which the caller's side assigns. */
export type WorkerRequest = WorkerQuestion extends infer Q ? (Q extends WorkerQuestion ? Omit<Q, 'id'> : never) : never;

export type SearchWorkerOptions = WorkerStart & {
  /** The script of the thread. */
  threadFile: URL;
  /** Timeout of a query, in milliseconds, after which the thread is terminated. */
  timeoutMs: number;
};

/** Runs queries one after the other in a worker thread, which starts with the first query, and again after a crash. */
export class SearchWorker {
  readonly #options: SearchWorkerOptions;
  readonly #waiting = new Map<number, PendingRequest>();
  #worker: Worker | null = null;
  #lastId = 0;

  constructor(options: SearchWorkerOptions) {
    this.#options = options;
  }

  /** Sends a request. @throws the thread crashed, the request timed out, or the index broke in an unforeseen way */
  send(request: WorkerRequest): Promise<SuccessfulReply> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void worker.terminate(), this.#options.timeoutMs);
      this.#waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ ...request, id });
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const { file, threadFile } = this.#options;
    const worker = new Worker(threadFile, { workerData: { file } satisfies WorkerStart, env: { NODE_ENV: 'production' } });
    let why = 'it took too long, or was closed';
    worker.on('message', (message: unknown) => this.#settle(replySchema.parse(JSON.parse(String(message)))));
    worker.on('error', (error) => {
      why = String(error);
    });
    worker.on('exit', () => {
      this.#worker = null;
      for (const id of [...this.#waiting.keys()]) this.#settle({ kind: 'failed', id, message: `Search gave no answer: ${why}` });
    });
    return worker;
  }

  #settle(workerReply: WorkerReply): void {
    const waiting = this.#waiting.get(workerReply.id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(workerReply.id);
    if (workerReply.kind === 'failed') waiting.reject(new Error(workerReply.message));
    else waiting.resolve(workerReply);
  }
}
