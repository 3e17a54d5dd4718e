import type { BrokenReference, DocumentStatus, Publication, PublisherStatus } from '@ochiq/contract/wire/publisher-status';
import type { Change } from '@ochiq/contract/wire/change';
import { getContentTypeUid } from '@ochiq/contract/content-types';

import { mayUndo, type UserRights } from './undo-rights';
import type { Overview, PublicationNews, ReadableReferences } from './publishing';

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

const getDocumentKey = ({ type, documentId, locale }: Pick<DocumentStatus, 'type' | 'documentId' | 'locale'>) =>
  `${type} ${documentId} ${locale}`;

const toQueuedStatuses = (change: Change): readonly DocumentStatus[] => {
  const { kind, type, documentId, at } = change;
  // A translation that is outdated, or no longer, is as live as before.
  if (type === null || kind === 'outdated') return [];
  return change.locales.map((locale) => ({ type, documentId, locale, state: 'queued', at, reason: null, path: null, undoneAt: null }));
};

/**
 * Merges what the publisher reports of documents with the changes that it has not read yet: these are queued since they
 * were recorded, whatever became of an earlier one.
 * @param unread in the order of the log
 */
export function withQueue(documents: readonly DocumentStatus[], unread: readonly Change[]): readonly DocumentStatus[] {
  // The first change of a document is the one that has waited longest.
  const queued = new Map(
    unread
      .flatMap(toQueuedStatuses)
      .reverse()
      .map((one) => [getDocumentKey(one), one]),
  );
  return [...queued.values(), ...documents.filter((one) => !queued.has(getDocumentKey(one)))];
}

/** How far a document has come, as lists say it. */
export type PublishingState = DocumentStatus['state'] | 'undone';

/** Returns how far a document has come: one that is undone is not live as it is published. */
export const getPublishingState = ({ state, undoneAt }: Pick<DocumentStatus, 'state' | 'undoneAt'>): PublishingState =>
  state === 'live' && undoneAt !== null ? 'undone' : state;

const readAction = 'plugin::content-manager.explorer.read';

/** The maximum number on the home page. */
const maxListed = 20;

/** Returns whether a user may read the entry of a broken reference; conditional rights do not count here. */
function mayRead({ isAdministrator, permissions }: UserRights, { type, locale }: BrokenReference): boolean {
  if (isAdministrator) return true;
  return permissions.some(
    ({ action, subject, properties: { locales }, conditions }) =>
      action === readAction && subject === getContentTypeUid(type) && conditions.length === 0 && (locales?.includes(locale) ?? true),
  );
}

/** Lists the broken references whose entries a user may read, and counts the others. */
export function listReadableReferences(broken: readonly BrokenReference[], rights: UserRights, limit = maxListed): ReadableReferences {
  const shown = broken.filter((one) => mayRead(rights, one)).slice(0, limit);
  return { shown, others: broken.length - shown.length };
}

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
