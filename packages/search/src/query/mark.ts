import type { Locale } from '@ochiq/contract/locales';
import type { Marked } from '@ochiq/contract/search';

import { actTerms, isActTerm } from '../words/act-terms.ts';
import { mayBeOneOf } from '../words/beginning.ts';
import { formsAt, type Forms } from '../words/forms.ts';
import { eachWord } from '../words/split.ts';
import type { Asked } from './question.ts';

/** Which of the asked words a word of a text answers; -1 where none. */
export function answered({ exact, stem }: Forms, asked: readonly Asked[]): number {
  for (let index = 0; index < asked.length; index += 1) {
    const one = asked[index];
    if (!one) break;
    if (exact === one.exact || stem === one.stem || exact === one.stem || (one.isOpen && exact.startsWith(one.exact))) return index;
  }
  return -1;
}

/** A place in a text that answers; `asked` is the word's number among those that were asked. */
export type Match = { from: number; to: number; asked: number };

/**
 * Finds what was asked for in a text of a language, in its order.
 * @param enough told with every match: a place beyond which nothing is looked for, if there is one by now
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
      // Names of acts are found by themselves, and may come before.
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

/** The part of a text from `from` to `to`, cut where matches begin and end; put together, it is that part. */
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
