import type { PublisherStatus } from '@ochiq/contract/wire/publisher-status';

/** The state of the mirror. */
export type MirrorState = {
  /** Files still to be uploaded or removed, as far as known. */
  left: number;
  /** Totals since the start. */
  done: { put: number; removed: number; purged: number };
  /** Why the mirror does not match the site; `null` without a problem. */
  problem: string | null;
};

/** Adds a problem of the mirror to the publisher's status. */
export function withMirrorStatus(status: PublisherStatus, state: MirrorState | undefined): PublisherStatus {
  const problem = state?.problem ?? null;
  return problem === null ? status : { ...status, held: [...status.held, `The mirror is not true to the site: ${problem}`] };
}
