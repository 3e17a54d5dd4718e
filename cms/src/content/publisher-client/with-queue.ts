import type { Change } from '@ochiq/contract/wire/change';
import type { DocumentStatus } from '@ochiq/contract/wire/publisher-status';

const getDocumentKey = ({ type, documentId, locale }: Pick<DocumentStatus, 'type' | 'documentId' | 'locale'>) =>
  `${type} ${documentId} ${locale}`;

const toQueuedStatuses = (change: Change): readonly DocumentStatus[] => {
  const { type, documentId, at } = change;
  if (type === null) return [];
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
