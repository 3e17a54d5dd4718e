import type { PublisherStatus } from '@ochiq/contract/wire/publisher-status';

import type { SearchState } from './search-state.ts';

/** Adds a problem of the search index to the publisher's status. */
export function withSearchStatus(status: PublisherStatus, { problem }: SearchState): PublisherStatus {
  return problem === null ? status : { ...status, held: [...status.held, `Search is not true to the site: ${problem}`] };
}
