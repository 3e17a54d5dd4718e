/** How many paths are counted separately in a day. */
const maxPaths = 500;

/**
 * Counts requested paths of a day in bounded memory (heavy hitters, Misra–Gries): beyond the limit rare paths are
 * dropped, and the counts of the others are slightly too small, never too large.
 */
export class HeavyHitters {
  readonly day: string;
  readonly #counts: Map<string, number>;

  /** @param counts what was counted of the day before */
  constructor(day: string, counts: Iterable<readonly [path: string, count: number]> = []) {
    this.day = day;
    this.#counts = new Map([...counts].slice(0, maxPaths));
  }

  count(path: string): void {
    const known = this.#counts.get(path);
    if (known !== undefined) this.#counts.set(path, known + 1);
    else if (this.#counts.size < maxPaths) this.#counts.set(path, 1);
    else this.#giveWay();
  }

  /** The paths and their counts, the most frequent first. */
  get entries(): [path: string, count: number][] {
    return [...this.#counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  }

  #giveWay(): void {
    for (const [path, count] of this.#counts) {
      if (count === 1) this.#counts.delete(path);
      else this.#counts.set(path, count - 1);
    }
  }
}
