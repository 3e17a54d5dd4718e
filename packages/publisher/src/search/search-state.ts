import * as z from 'zod';
import type { PublisherStatus } from '@ochiq/contract/wire/publisher-status';

/** The state of the search index. */
export const searchState = z.object({
  /** Pages still to be read by a rebuild; 0 without one. */
  left: z.int().nonnegative(),
  /** Attached files whose text is still to be read. */
  unread: z.int().nonnegative(),
  /** Why the index does not match the site; `null` without a problem. */
  problem: z.string().nullable(),
});
export type SearchState = z.output<typeof searchState>;

export const healthySearchState: SearchState = { left: 0, unread: 0, problem: null };

/** Adds a problem of the search index to the publisher's status. */
export function withSearchStatus(status: PublisherStatus, { problem }: SearchState): PublisherStatus {
  return problem === null ? status : { ...status, held: [...status.held, `Search is not true to the site: ${problem}`] };
}
