/**
 * The stages of a sync: reading the CMS, planning changed pages, rendering and validating them, and the file
 * transaction.
 */
export const syncStages = ['read', 'plan', 'render', 'swap'] as const;
export type SyncStage = (typeof syncStages)[number];

/** Measures the total time of each stage. */
export class StageTimer {
  readonly #seconds: Record<SyncStage, number> = { read: 0, plan: 0, render: 0, swap: 0 };

  /** Runs `work` and adds its time to a stage, even where it throws. */
  async measure<T>(step: SyncStage, work: () => T | Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      this.#seconds[step] += (performance.now() - startedAt) / 1000;
    }
  }

  /** Total seconds by stage since the start. */
  get seconds(): Readonly<Record<SyncStage, number>> {
    return this.#seconds;
  }
}
