import { unchangedNotice, TransactionError } from '../transaction/transaction-error.ts';

/**
 * In milliseconds, ascending: the heartbeat interval, the age at which a leader no longer trusts its lease, and the
 * idle time after which the server gives the lock to another. In any other order two publishers could write at once.
 */
export const heartbeatMs = 5_000;
export const leaseDurationMs = 20_000;
export const sessionTimeoutMs = 30_000;

/** Detects an expired lease before a write, after a machine slept or a process was halted. */
export class Lease {
  readonly #now: () => number;
  #heardAt: number;

  /** @param now a monotonic clock, in milliseconds */
  constructor(now = () => performance.now()) {
    this.#now = now;
    this.#heardAt = now();
  }

  /**
   * Renews the lease from the time of the request: the time of the response does not tell when the server received it.
   */
  async renew(sendHeartbeat: () => Promise<unknown>): Promise<void> {
    const requestedAt = this.#now();
    await sendHeartbeat();
    this.#heardAt = Math.max(this.#heardAt, requestedAt);
  }

  /** Checks that the lease is valid. @throws TransactionError the server may have given the lock to another */
  assert(): void {
    const silenceMs = this.#now() - this.#heardAt;
    if (silenceMs <= leaseDurationMs) return;
    throw new TransactionError(
      'locked',
      `The database has not heard of this publisher for ${String(Math.round(silenceMs / 1000))} s: another may lead. ${unchangedNotice}`,
    );
  }
}
