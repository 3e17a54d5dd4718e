/** Further requests are rejected: so many wait only where queries take too long anyway. */
const maxWaiting = 500;

/** Queues work for whichever worker is free first: a slow query blocks one of them only. */
export class ThreadQueue<T> {
  readonly #free: T[];
  readonly #waiting: { begin: (worker: T) => void; refuse: (error: Error) => void }[] = [];
  #isClosed = false;

  constructor(workers: readonly T[]) {
    this.#free = [...workers];
  }

  /** Runs work on the next free worker. @throws too many requests wait, or the queue is closed */
  async run<R>(work: (worker: T) => Promise<R>): Promise<R> {
    const worker = await this.#next();
    try {
      return await work(worker);
    } finally {
      this.#release(worker);
    }
  }

  /** Rejects all waiting requests. */
  close(): void {
    this.#isClosed = true;
    for (const { refuse } of this.#waiting.splice(0)) refuse(new Error('Search gave no answer: it was closed'));
  }

  #next(): Promise<T> {
    if (this.#isClosed) return Promise.reject(new Error('Search gave no answer: it was closed'));
    const worker = this.#free.shift();
    if (worker !== undefined) return Promise.resolve(worker);
    if (this.#waiting.length >= maxWaiting) return Promise.reject(new Error('Search gave no answer: too many ask at once'));
    return new Promise((begin, refuse) => this.#waiting.push({ begin, refuse }));
  }

  #release(worker: T): void {
    const next = this.#waiting.shift();
    if (next) next.begin(worker);
    // The worker that ran last has most of the current words in its caches.
    else this.#free.unshift(worker);
  }
}
