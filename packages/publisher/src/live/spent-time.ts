/** What a turn consists of: reading the CMS, saying which pages are others, making and checking them, swapping them in. */
export const turnSteps = ['read', 'plan', 'render', 'swap'] as const;
export type TurnStep = (typeof turnSteps)[number];

/** How long the steps of turns took, all together. */
export class SpentTime {
  readonly #seconds: Record<TurnStep, number> = { read: 0, plan: 0, render: 0, swap: 0 };

  /** Does something as a part of a step, whatever becomes of it. */
  async on<T>(step: TurnStep, work: () => T | Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.#seconds[step] += (performance.now() - began) / 1000;
    }
  }

  /** By step, since the beginning. */
  get seconds(): Readonly<Record<TurnStep, number>> {
    return this.#seconds;
  }
}
