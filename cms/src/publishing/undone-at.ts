import type { DocumentStatus, Publication } from '@ochiq/contract/publisher-status';

type Published = readonly Publication[];

/** An undo takes back; an undo of that brings back; and so on. */
function isTakenBack({ undoes }: Publication, published: Published): boolean {
  if (undoes === null) return false;
  const before = published.find(({ number }) => number === undoes);
  return before === undefined || !isTakenBack(before, published);
}

/**
 * Since when a version of a document is not on the site although it is published, because somebody undid that.
 * @param published the newest first
 * @returns `null` where nobody did
 */
export function undoneAt({ type, documentId, locale }: DocumentStatus, published: Published): string | null {
  const newest = published.find(({ documents }) =>
    documents.some((one) => one.type === type && one.documentId === documentId && (one.locale ?? locale) === locale),
  );
  return newest && isTakenBack(newest, published) ? newest.at : null;
}
