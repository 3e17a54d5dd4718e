import type { Locale } from '@ochiq/contract/locales';
import type { Marked } from '@ochiq/contract/search';

import { actTerms, isActTerm } from '../words/act-terms.ts';
import { mayBeOneOf } from '../words/beginning.ts';
import { formsAt, type Forms } from '../words/forms.ts';
import { eachWord } from '../words/split.ts';
import type { Asked } from './question.ts';

/** Returns the index of the query word that a word of a text matches; -1 where none. */
export function answered({ exact, stem }: Forms, asked: readonly Asked[]): number {
  for (let index = 0; index < asked.length; index += 1) {
    const one = asked[index];
    if (!one) break;
    if (exact === one.exact || stem === one.stem || exact === one.stem || (one.isOpen && exact.startsWith(one.exact))) return index;
  }
  return -1;
}

/** A match in a text; `wordIndex` is the index of the query word. */
export type Match = { from: number; to: number; asked: number };

/**
 * Finds the words of a query in a text of a language, in its order.
 * @param enough called with every match: returns the position beyond which the search ends, if there is one by now
 */
export type Matcher = (text: string, enough?: (matches: readonly Match[]) => number) => Match[];

const never = () => Infinity;

export function matcherOf(locale: Locale, asked: readonly Asked[]): Matcher {
  const mayAnswer = mayBeOneOf(asked.flatMap(({ exact, stem }) => [exact, stem]));
  const hasActs = asked.some(({ exact }) => isActTerm(exact));
  return (text, enough = never) => {
    const matches: Match[] = [];
    let end = Infinity;
    eachWord(text, (from, to) => {
      if (from > end) return 'stop';
      if (!mayAnswer(text, from)) return 'on';
      const found = answered(formsAt(locale, text, from, to), asked);
      if (found === -1) return 'on';
      matches.push({ from, to, asked: found });
      // Names of acts are matched separately, and may come earlier in the text.
      if (!hasActs && end === Infinity) end = enough(matches);
      return 'on';
    });
    if (!hasActs) return matches;
    for (const { text: act, from, to } of actTerms(text)) {
      const found = answered({ exact: act, stem: act }, asked);
      if (found !== -1) matches.push({ from, to, asked: found });
    }
    return matches.sort((a, b) => a.from - b.from || b.to - a.to);
  };
}

/** Splits the part of a text from `from` to `to` where matches begin and end; joined, the pieces are that part. */
export function cutAt(text: string, matches: readonly Match[], from = 0, to = text.length): Marked {
  const parts: Marked = [];
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
