/** More wait only where answers take too long for anybody: they are refused. */
const mostWaiting = 500;

/** Lets what is to be done wait for whichever worker is free first: a slow question holds up one of them only. */
export class ThreadQueue<T> {
  readonly #free: T[];
  readonly #waiting: { begin: (worker: T) => void; refuse: (error: Error) => void }[] = [];
  #isClosed = false;

  constructor(workers: readonly T[]) {
    this.#free = [...workers];
  }

  /** @throws too many wait, or it is closed */
  async run<R>(work: (worker: T) => Promise<R>): Promise<R> {
    const worker = await this.#next();
    try {
      return await work(worker);
    } finally {
      this.#release(worker);
    }
  }

  /** Refuses what waits. */
  close(): void {
    this.#isClosed = true;
    for (const { refuse } of this.#waiting.splice(0)) refuse(new Error('Search gave no answer: it was closed'));
  }

  #next(): Promise<T> {
    if (this.#isClosed) return Promise.reject(new Error('Search gave no answer: it was closed'));
    const worker = this.#free.shift();
    if (worker !== undefined) return Promise.resolve(worker);
    if (this.#waiting.length >= mostWaiting) return Promise.reject(new Error('Search gave no answer: too many ask at once'));
    return new Promise((begin, refuse) => this.#waiting.push({ begin, refuse }));
  }

  #release(worker: T): void {
    const next = this.#waiting.shift();
    if (next) next.begin(worker);
    // Who worked last remembers most of what is asked now.
    else this.#free.unshift(worker);
  }
}
