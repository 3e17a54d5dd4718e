import { formatVersionName, type UndoneVersion } from '@ochiq/contract/wire/undone-version';
import { formatVersionKey } from '@ochiq/pages/incremental/map-document-paths';
import { createObjectMemo } from '@ochiq/pages/memo';

import type { AppliedChange } from '../transaction/applied-change.ts';
import type { LocalizedDocument } from '../state/document-states.ts';
import { listUndoneVersions, type SuppressionsByChange } from './suppressions.ts';

type PublishedChanges = readonly AppliedChange[];

/** Not a code of any language. */
const everyLanguage = '*';

const memoize = createObjectMemo<ReadonlySet<string>>();
const memoizeVersions = createObjectMemo<ReadonlyMap<string, UndoneVersion>>();

/**
 * Returns the documents that a change published or removed, by `formatVersionKey`. Memoized: a bulk publication has thousands, and
 * the panels poll every second.
 */
const listChangedKeys = (change: AppliedChange) =>
  memoize(change, 'about', () => {
    const { published } = change.facts;
    return new Set(
      published.flatMap(({ type, documentId, locale, isNotice }) =>
        isNotice ? [] : [formatVersionKey({ type, documentId, locale: locale ?? everyLanguage })],
      ),
    );
  });

/** Returns the names of the versions that a change replaced, where they are known. */
const listReplacedKeys = (change: AppliedChange) => memoize(change, 'versions', () => new Set(change.facts.versions));

/**
 * Returns the versions that are not live as the CMS has them, each with its last undo, by `formatVersionName`. A translation whose
 * notice alone was undone is live.
 */
export const mapUndoneVersions = (heldBack: SuppressionsByChange): ReadonlyMap<string, UndoneVersion> =>
  memoizeVersions(heldBack, 'undone', () => {
    const undone = listUndoneVersions(heldBack).filter(({ isNotice }) => !isNotice);
    const oldestFirst = undone.toSorted((one, other) => one.at.localeCompare(other.at));
    return new Map(oldestFirst.map((one) => [formatVersionName(one), one]));
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
export function findUndoTime(document: LocalizedDocument, published: PublishedChanges, heldBack: SuppressionsByChange): string | null {
  const name = formatVersionKey(document);
  const undone = mapUndoneVersions(heldBack).get(name);
  if (undone) return undone.at;
  const names = [name, formatVersionKey({ ...document, locale: everyLanguage })];
  const newest = published.find((change) => names.some((key) => listChangedKeys(change).has(key)));
  // What is published again as it was before its undo changes no page: no later change names it.
  if (!newest || listReplacedKeys(newest).has(name)) return null;
  return isEffectiveUndo(newest, published) ? newest.facts.at : null;
}
