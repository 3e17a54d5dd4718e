import type { DocumentStatus, PublisherStatus } from '@ochiq/contract/publisher-status';

import type { Rights } from './may-undo';
import type { Overview } from './publishing';
import { listReadableReferences } from './readable-references';
import { shownPublications } from './shown-publications';

type Known = {
  status: PublisherStatus;
  /** All that is known of documents, the queue too. */
  documents: readonly DocumentStatus[];
  rights: Rights;
  now: Date;
};

const isOnItsWay = ({ state }: DocumentStatus) => state === 'queued' || state === 'rendering';

/** Builds what the panel's home page shows one user of the publisher. */
export function overviewOf({ status, documents, rights, now }: Known): Overview {
  const { state, reason, pages, published, lost, broken = [] } = status;
  const held = [...new Set(status.held)];
  const waiting = documents.filter(isOnItsWay);
  // The publisher's clock may be ahead of this one.
  const lagMs = Math.max(0, ...waiting.map(({ at }) => now.getTime() - Date.parse(at)));
  const known = {
    ...{ state, reason, pages, held, queued: waiting.length, lagMs },
    published: shownPublications(published, rights),
    broken: listReadableReferences(broken, rights),
  };
  return lost === undefined ? known : { ...known, lost };
}
