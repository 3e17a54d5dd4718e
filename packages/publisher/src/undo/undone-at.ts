import { formatVersionKey } from '@ochiq/pages/incremental/map-document-paths';
import { createObjectMemo } from '@ochiq/pages/memo';

import type { AppliedChange } from '../transaction/applied-change.ts';
import type { LocalizedDocument } from '../state/document-states.ts';

type PublishedChanges = readonly AppliedChange[];

/** Not a code of any language. */
const everyLanguage = '*';

const memoize = createObjectMemo<ReadonlySet<string>>();

/**
 * Returns the documents of a change by `formatVersionKey`. Memoized: a bulk publication has thousands, and the panels poll
 * every second.
 */
const listChangedKeys = (change: AppliedChange) =>
  memoize(change, 'about', () => {
    const { published } = change.facts;
    return new Set(
      published.map(({ type, documentId, locale }) => formatVersionKey({ type, documentId, locale: locale ?? everyLanguage })),
    );
  });

/** Returns whether a change takes content off the site: an undo does, and the undo of an undo restores it. */
function isEffectiveUndo({ undoes }: AppliedChange, published: PublishedChanges): boolean {
  if (undoes === null) return false;
  const before = published.find(({ number }) => number === undoes);
  return before === undefined || !isEffectiveUndo(before, published);
}

/**
 * Returns since when a published version of a document is off the site because of an undo.
 * @param published newest first
 * @returns `null` where it was not undone
 */
export function findUndoTime(document: LocalizedDocument, published: PublishedChanges): string | null {
  const names = [formatVersionKey(document), formatVersionKey({ ...document, locale: everyLanguage })];
  const newest = published.find((change) => names.some((name) => listChangedKeys(change).has(name)));
  return newest && isEffectiveUndo(newest, published) ? newest.facts.at : null;
}
