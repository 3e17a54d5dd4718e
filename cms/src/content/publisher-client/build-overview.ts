import type { DocumentStatus, PublisherStatus } from '@ochiq/contract/wire/publisher-status';

import type { UserRights } from './may-undo';
import type { Overview } from './publishing';
import { listReadableReferences } from './readable-references';
import { listPublications } from './list-publications';

type OverviewInput = {
  status: PublisherStatus;
  /** All that is known of documents, the queue too. */
  documents: readonly DocumentStatus[];
  rights: UserRights;
  now: Date;
};

const isPending = ({ state }: DocumentStatus) => state === 'queued' || state === 'rendering';

/** Builds what the panel's home page shows one user of the publisher. */
export function buildOverview({ status, documents, rights, now }: OverviewInput): Overview {
  const { state, reason, pages, published, lost, broken = [] } = status;
  const suppressed = [...new Set(status.held)];
  const waiting = documents.filter(isPending);
  // The publisher's clock may be ahead of this one.
  const lagMs = Math.max(0, ...waiting.map(({ at }) => now.getTime() - Date.parse(at)));
  const overview = {
    ...{ state, reason, pages, held: suppressed, queued: waiting.length, lagMs },
    published: listPublications(published, rights),
    broken: listReadableReferences(broken, rights),
  };
  return lost === undefined ? overview : { ...overview, lost };
}
