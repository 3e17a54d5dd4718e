import { stays, SwapError } from '../swap/swap-error.ts';

/**
 * In milliseconds. How often a leader speaks up, after which silence it does not trust itself any more, and after which the
 * server lets another have the lead: in this order, or two could write at once.
 */
export const beatMs = 5_000;
export const trustMs = 20_000;
export const letGoMs = 30_000;

/** Whoever stopped for a while (a machine that slept, a process that was halted) finds out before it writes. */
export class Lease {
  readonly #now: () => number;
  #heardAt: number;

  /** @param now a clock that never goes back, in milliseconds */
  constructor(now = () => performance.now()) {
    this.#now = now;
    this.#heardAt = now();
  }

  /** Counts from the moment of asking: when the answer came says nothing about when the server heard us. */
  async renew(ask: () => Promise<unknown>): Promise<void> {
    const asked = this.#now();
    await ask();
    this.#heardAt = Math.max(this.#heardAt, asked);
  }

  /** @throws SwapError the server may have let another have the lead */
  assert(): void {
    const silent = this.#now() - this.#heardAt;
    if (silent <= trustMs) return;
    throw new SwapError(
      'locked',
      `The database has not heard of this publisher for ${String(Math.round(silent / 1000))} s: another may lead. ${stays}`,
    );
  }
}
