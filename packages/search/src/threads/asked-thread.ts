import { Worker } from 'node:worker_threads';

import { reply, type Question, type Reply, type Start } from './messages.ts';

type Answered = Exclude<Reply, { kind: 'failed' }>;
type Waiting = { resolve: (answered: Answered) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

/** A request without its id, which the caller's side assigns. */
export type Ask = Question extends infer Q ? (Q extends Question ? Omit<Q, 'id'> : never) : never;

export type AskedThreadOptions = Start & {
  /** The script of the thread. */
  threadFile: URL;
  /** Timeout of a query, in milliseconds, after which the thread is terminated. */
  patience: number;
};

/** Runs queries one after the other in a worker thread, which starts with the first query, and again after a crash. */
export class AskedThread {
  readonly #options: AskedThreadOptions;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #lastId = 0;

  constructor(options: AskedThreadOptions) {
    this.#options = options;
  }

  /** Sends a request. @throws the thread crashed, the request timed out, or the index broke in an unforeseen way */
  ask(asked: Ask): Promise<Answered> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void worker.terminate(), this.#options.patience);
      this.#waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ ...asked, id });
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const { file, threadFile } = this.#options;
    const worker = new Worker(threadFile, { workerData: { file } satisfies Start, env: { NODE_ENV: 'production' } });
    let why = 'it took too long, or was closed';
    worker.on('message', (message: unknown) => this.#settle(reply.parse(JSON.parse(String(message)))));
    worker.on('error', (error) => {
      why = String(error);
    });
    worker.on('exit', () => {
      this.#worker = null;
      for (const id of [...this.#waiting.keys()]) this.#settle({ kind: 'failed', id, message: `Search gave no answer: ${why}` });
    });
    return worker;
  }

  #settle(said: Reply): void {
    const waiting = this.#waiting.get(said.id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(said.id);
    if (said.kind === 'failed') waiting.reject(new Error(said.message));
    else waiting.resolve(said);
  }
}
