import { inLanguageKey } from '@ochiq/pages/live/document-paths';
import { rememberingOf } from '@ochiq/pages/remember';

import type { AppliedChange } from '../swap/applied-change.ts';
import type { InLanguage } from './document-outcome.ts';

type Published = readonly AppliedChange[];

/** No language's code. */
const everyLanguage = '*';

const remember = rememberingOf<ReadonlySet<string>>();

/** What a change was about, by `inLanguageKey`; of a bulk publish there are thousands, and the panels ask every second. */
const aboutOf = (change: AppliedChange) =>
  remember(change, 'about', () => {
    const { published } = change.facts;
    return new Set(published.map(({ type, documentId, locale }) => inLanguageKey({ type, documentId, locale: locale ?? everyLanguage })));
  });

/** An undo takes back; an undo of that brings back; and so on. */
function isTakenBack({ undoes }: AppliedChange, published: Published): boolean {
  if (undoes === null) return false;
  const before = published.find(({ number }) => number === undoes);
  return before === undefined || !isTakenBack(before, published);
}

/**
 * Since when a version of a document is not on the site although it is published, because somebody undid that.
 * @param published the newest first
 * @returns `null` where nobody did
 */
export function undoneAt(about: InLanguage, published: Published): string | null {
  const names = [inLanguageKey(about), inLanguageKey({ ...about, locale: everyLanguage })];
  const newest = published.find((change) => names.some((name) => aboutOf(change).has(name)));
  return newest && isTakenBack(newest, published) ? newest.facts.at : null;
}
