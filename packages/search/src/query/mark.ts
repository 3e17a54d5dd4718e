import type { Locale } from '@ochiq/contract/routing/locales';
import type { MarkedText } from '@ochiq/contract/search/search';

import { extractActTerms, isActTerm } from '../words/extract-words.ts';
import { createBeginningFilter } from '../words/beginning.ts';
import { getFormsAt, type WordForms } from '../words/word-forms.ts';
import { visitWords } from '../words/split-words.ts';
import type { QueryWord } from './query-words.ts';

/** Returns the index of the query word that a word of a text matches; -1 where none. */
export function findQueryWord({ exact, stem }: WordForms, query: readonly QueryWord[]): number {
  for (let index = 0; index < query.length; index += 1) {
    const one = query[index];
    if (!one) break;
    if (exact === one.exact || stem === one.stem || exact === one.stem || (one.isOpen && exact.startsWith(one.exact))) return index;
  }
  return -1;
}

/** A match in a text; `wordIndex` is the index of the query word. */
export type Match = { from: number; to: number; wordIndex: number };

/**
 * Finds the words of a query in a text of a language, in its order.
 * @param enough called with every match: returns the position beyond which the search ends, if there is one by now
 */
export type Matcher = (text: string, enough?: (matches: readonly Match[]) => number) => Match[];

const getNoLimit = () => Infinity;

export function createMatcher(locale: Locale, query: readonly QueryWord[]): Matcher {
  const mayMatch = createBeginningFilter(query.flatMap(({ exact, stem }) => [exact, stem]));
  const hasActs = query.some(({ exact }) => isActTerm(exact));
  return (text, enough = getNoLimit) => {
    const matches: Match[] = [];
    let end = Infinity;
    visitWords(text, (from, to) => {
      if (from > end) return 'stop';
      if (!mayMatch(text, from)) return 'on';
      const wordIndex = findQueryWord(getFormsAt(locale, text, from, to), query);
      if (wordIndex === -1) return 'on';
      matches.push({ from, to, wordIndex: wordIndex });
      // Names of acts are matched separately, and may come earlier in the text.
      if (!hasActs && end === Infinity) end = enough(matches);
      return 'on';
    });
    if (!hasActs) return matches;
    for (const { text: act, from, to } of extractActTerms(text)) {
      const wordIndex = findQueryWord({ exact: act, stem: act }, query);
      if (wordIndex !== -1) matches.push({ from, to, wordIndex: wordIndex });
    }
    return matches.sort((a, b) => a.from - b.from || b.to - a.to);
  };
}

/** Splits the part of a text from `from` to `to` where matches begin and end; joined, the pieces are that part. */
export function splitAtMatches(text: string, matches: readonly Match[], from = 0, to = text.length): MarkedText {
  const parts: MarkedText = [];
  const add = (start: number, end: number, isMatch: boolean) => {
    if (end > start) parts.push({ text: text.slice(start, end), isMatch });
  };
  let done = from;
  for (const match of matches) {
    if (match.to <= done || match.to > to) continue;
    add(done, match.from, false);
    add(Math.max(done, match.from), match.to, true);
    done = match.to;
  }
  add(done, to, false);
  return parts;
}
