import { inLanguageKey } from '@ochiq/pages/live/document-paths';
import { rememberingOf } from '@ochiq/pages/remember';

import type { AppliedChange } from '../swap/applied-change.ts';
import type { InLanguage } from './document-outcome.ts';

type Published = readonly AppliedChange[];

/** Not a code of any language. */
const everyLanguage = '*';

const remember = rememberingOf<ReadonlySet<string>>();

/**
 * Returns the documents of a change by `inLanguageKey`. Memoized: a bulk publication has thousands, and the panels poll
 * every second.
 */
const aboutOf = (change: AppliedChange) =>
  remember(change, 'about', () => {
    const { published } = change.facts;
    return new Set(published.map(({ type, documentId, locale }) => inLanguageKey({ type, documentId, locale: locale ?? everyLanguage })));
  });

/** Returns whether a change takes content off the site: an undo does, and the undo of an undo restores it. */
function isTakenBack({ undoes }: AppliedChange, published: Published): boolean {
  if (undoes === null) return false;
  const before = published.find(({ number }) => number === undoes);
  return before === undefined || !isTakenBack(before, published);
}

/**
 * Returns since when a published version of a document is off the site because of an undo.
 * @param published newest first
 * @returns `null` where it was not undone
 */
export function undoneAt(about: InLanguage, published: Published): string | null {
  const names = [inLanguageKey(about), inLanguageKey({ ...about, locale: everyLanguage })];
  const newest = published.find((change) => names.some((name) => aboutOf(change).has(name)));
  return newest && isTakenBack(newest, published) ? newest.facts.at : null;
}
