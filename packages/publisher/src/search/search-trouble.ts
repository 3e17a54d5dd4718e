import type { PublisherStatus } from '@ochiq/contract/publisher-status';

import type { SearchState } from './search-state.ts';

/** The publisher's status; what is wrong with search stands among what is wrong. */
export function withSearch(status: PublisherStatus, { problem }: SearchState): PublisherStatus {
  return problem === null ? status : { ...status, held: [...status.held, `Search is not true to the site: ${problem}`] };
}
