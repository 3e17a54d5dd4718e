import type { Locale } from '@ochiq/contract/locales';

import { stopWords } from '../words/stop-words.ts';
import { words, type Word } from '../words/words.ts';

/** A word of a query; `isOpen` where it may continue: the last one, while it is being typed. */
export type Asked = { exact: string; stem: string; isOpen: boolean };

/** Further words do not narrow the result. */
const mostWords = 10;
/** A shorter prefix matches too many words. */
const shortestOpen = 3;

const isWithin = (inner: Word, outer: Word) =>
  inner !== outer && inner.from >= outer.from && inner.to <= outer.to && inner.to - inner.from < outer.to - outer.from;

/**
 * Parses the words of a query: without stop words, the name of an act as one word, no duplicates.
 * @param openFrom minimum length of the last word to be taken for a prefix
 */
export function askedWords(locale: Locale, question: string, openFrom = shortestOpen): Asked[] {
  const all = words(locale, question);
  const outermost = all.filter((word) => !all.some((outer) => isWithin(word, outer)));
  // An act is represented by the more specific of its words.
  const whole = outermost.filter((word, index) => outermost.findIndex(({ from, to }) => from === word.from && to === word.to) === index);
  const telling = whole.filter(({ exact }) => !stopWords[locale].has(exact));
  const last = Math.max(0, ...all.map(({ to }) => to));
  const asked = new Map<string, Asked>();
  for (const { exact, stem, to } of telling.length > 0 ? telling : whole) {
    asked.set(exact, { exact, stem, isOpen: to === last && exact.length >= openFrom });
  }
  return [...asked.values()].slice(0, mostWords);
}
