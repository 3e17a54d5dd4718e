import type { Publication } from '@ochiq/contract/publisher-status';

import { mayUndo, type Rights } from './may-undo';
import type { PublicationNews } from './publishing';

const most = 10;

/** Lists the last publications, newest first, with what the rights allow. */
export function shownPublications(published: readonly Publication[], rights: Rights): PublicationNews[] {
  // An undo that was undone itself has no effect in the end: the newest one counts.
  const undoneBy = new Map<number, number>();
  for (const { number, undoes } of published) if (undoes !== null && !undoneBy.has(number)) undoneBy.set(undoes, number);
  return published.slice(0, most).map(({ kinds, documentCount, ...shown }) => ({
    ...shown,
    more: documentCount - shown.documents.length,
    undoneBy: undoneBy.get(shown.number) ?? null,
    mayUndo: !undoneBy.has(shown.number) && mayUndo(rights, { kinds }),
  }));
}
