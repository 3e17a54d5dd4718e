import type { FailedPage } from './made-page.ts';

/** Remembers what can't be published while nothing changes, so that it is not made anew every second. */
export class Patience {
  #stamp: number | null = null;
  #held: ReadonlyMap<string, FailedPage> = new Map();

  /** The pages that are worth a try, and those that wait. */
  sort<P extends { path: string }>(pages: readonly P[], stamp: number): { tried: P[]; waiting: FailedPage[] } {
    if (stamp !== this.#stamp) this.forget();
    return { tried: pages.filter(({ path }) => !this.#held.has(path)), waiting: pages.flatMap(({ path }) => this.#held.get(path) ?? []) };
  }

  /** These pages can't be published as things stand. */
  hold(pages: readonly FailedPage[], stamp: number): void {
    this.#held = new Map([...this.#held, ...pages.map((page) => [page.path, page] as const)]);
    this.#stamp = stamp;
  }

  /** Something was published: everything is worth a try. */
  forget(): void {
    this.#stamp = null;
    this.#held = new Map();
  }
}
