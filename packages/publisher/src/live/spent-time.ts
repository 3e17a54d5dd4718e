/**
 * The stages of a sync: reading the CMS, planning changed pages, rendering and validating them, and the file
 * transaction.
 */
export const turnSteps = ['read', 'plan', 'render', 'swap'] as const;
export type TurnStep = (typeof turnSteps)[number];

/** Measures the total time of each stage. */
export class SpentTime {
  readonly #seconds: Record<TurnStep, number> = { read: 0, plan: 0, render: 0, swap: 0 };

  /** Runs `work` and adds its time to a stage, even where it throws. */
  async on<T>(step: TurnStep, work: () => T | Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.#seconds[step] += (performance.now() - began) / 1000;
    }
  }

  /** Total seconds by stage since the start. */
  get seconds(): Readonly<Record<TurnStep, number>> {
    return this.#seconds;
  }
}
