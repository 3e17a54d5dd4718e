import type { PlannedPage } from '../page.ts';
import { difference } from './difference.ts';

type Lists = readonly (readonly PlannedPage[])[];

/** Which addresses pages claim, while the pages of some routes change. */
export class ClaimedPaths {
  readonly #claims = new Map<string, number>();
  #taken: Lists = [];
  #contested = 0;
  #stamp = 0;

  has(path: string): boolean {
    return this.#claims.has(path);
  }

  /** Whether two pages claim the same address. */
  get areContested(): boolean {
    return this.#contested > 0;
  }

  /**
   * Takes the pages as they are now.
   * @param lists the pages of each route, the routes always in the same order
   * @returns a number that ascends whenever an address came or went
   */
  take(lists: Lists): number {
    const changes = lists.flatMap((list, place) => {
      const before = this.#taken[place] ?? [];
      return before === list ? [] : [difference(before, list)];
    });
    // What comes first: an address that goes to another page has not gone.
    for (const { come } of changes) for (const { path } of come) this.#claim(path);
    for (const { gone } of changes) for (const { path } of gone) this.#leave(path);
    this.#taken = lists;
    return this.#stamp;
  }

  #claim(path: string): void {
    const claims = this.#claims.get(path) ?? 0;
    this.#claims.set(path, claims + 1);
    if (claims === 0) this.#stamp += 1;
    if (claims === 1) this.#contested += 1;
  }

  #leave(path: string): void {
    const claims = this.#claims.get(path) ?? 0;
    if (claims === 2) this.#contested -= 1;
    if (claims > 1) {
      this.#claims.set(path, claims - 1);
      return;
    }
    this.#claims.delete(path);
    this.#stamp += 1;
  }
}
