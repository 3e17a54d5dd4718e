import type { FailedPage } from './made-page.ts';

/** How long a change that was refused as a whole waits until it is tried again though nothing is new, in milliseconds. */
const pause = 10_000;

/** Remembers what can't be published while nothing changes, so that it is not made anew every second. */
export class Patience {
  #stamp: number | null = null;
  #held: ReadonlyMap<string, FailedPage> = new Map();
  #refused: { error: Error; at: number } | null = null;

  /** The pages that are worth a try, and those that wait. @throws the change was refused, and nothing is new */
  sort<P extends { path: string }>(pages: readonly P[], stamp: number, now: number): { tried: P[]; waiting: FailedPage[] } {
    if (stamp !== this.#stamp) this.forget();
    if (this.#refused && now - this.#refused.at < pause) throw this.#refused.error;
    return {
      tried: pages.filter(({ path }) => !this.#held.has(path)),
      waiting: pages.flatMap(({ path }) => this.#held.get(path) ?? []),
    };
  }

  /** These pages can't be published as things stand. */
  hold(pages: readonly FailedPage[], stamp: number): void {
    this.#held = new Map([...this.#held, ...pages.map((page) => [page.path, page] as const)]);
    this.#stamp = stamp;
  }

  /** Nothing can be published as things stand. */
  refuse(error: Error, stamp: number, now: number): void {
    this.#refused = { error, at: now };
    this.#stamp = stamp;
  }

  /** Something was published: everything is worth a try. */
  forget(): void {
    this.#stamp = null;
    this.#held = new Map();
    this.#refused = null;
  }
}
