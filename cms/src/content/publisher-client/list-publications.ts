import type { Publication } from '@ochiq/contract/wire/publisher-status';

import { mayUndo, type UserRights } from './may-undo';
import type { PublicationNews } from './publishing';

const maxShown = 10;

/** Lists the last publications, newest first, with what the rights allow. */
export function listPublications(published: readonly Publication[], rights: UserRights): PublicationNews[] {
  // An undo that was undone itself has no effect in the end: the newest one counts.
  const undoneBy = new Map<number, number>();
  for (const { number, undoes } of published) if (undoes !== null && !undoneBy.has(number)) undoneBy.set(undoes, number);
  return published.slice(0, maxShown).map(({ kinds, documentCount, ...shown }) => ({
    ...shown,
    more: documentCount - shown.documents.length,
    undoneBy: undoneBy.get(shown.number) ?? null,
    mayUndo: !undoneBy.has(shown.number) && mayUndo(rights, { kinds }),
  }));
}
