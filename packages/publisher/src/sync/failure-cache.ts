import type { FailedPage } from '../live-pages/render-pages.ts';

/** Caches failures of publication, so that they are not retried every second while nothing changes. */
export class FailureCache {
  #stamp: number | null = null;
  #held: ReadonlyMap<string, FailedPage> = new Map();

  /** Splits pages into those to try and those that failed before. */
  partition<P extends { path: string }>(pages: readonly P[], stamp: number): { tried: P[]; waiting: FailedPage[] } {
    if (stamp !== this.#stamp) this.clear();
    return { tried: pages.filter(({ path }) => !this.#held.has(path)), waiting: pages.flatMap(({ path }) => this.#held.get(path) ?? []) };
  }

  /** Records pages that can't be published in the current state. */
  remember(pages: readonly FailedPage[], stamp: number): void {
    this.#held = new Map([...this.#held, ...pages.map((page) => [page.path, page] as const)]);
    this.#stamp = stamp;
  }

  /** Clears the cache: after a publication everything is tried again. */
  clear(): void {
    this.#stamp = null;
    this.#held = new Map();
  }
}
