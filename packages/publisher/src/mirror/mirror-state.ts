import type { PublisherStatus } from '@ochiq/contract/publisher-status';

/** How it stands with the mirror. */
export type MirrorState = {
  /** Files that are still to be put there or taken away, as far as it is known. */
  left: number;
  /** What was done since the start. */
  done: { put: number; removed: number; purged: number };
  /** Why it is not true to the site; `null` while nothing is wrong. */
  problem: string | null;
};

/** The publisher's status; what is wrong with the mirror stands among what is wrong. */
export function withMirror(status: PublisherStatus, state: MirrorState | undefined): PublisherStatus {
  const problem = state?.problem ?? null;
  return problem === null ? status : { ...status, held: [...status.held, `The mirror is not true to the site: ${problem}`] };
}
