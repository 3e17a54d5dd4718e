import type { Locale } from '@ochiq/contract/locales';

import { stopWords } from '../words/stop-words.ts';
import { words, type Word } from '../words/words.ts';

/** A word that is asked for; `open` where it may go on: the last one, while it is being typed. */
export type Asked = { exact: string; stem: string; isOpen: boolean };

/** More words ask for no less. */
const mostWords = 10;
/** A shorter beginning is of too many words. */
const shortestOpen = 3;

const isWithin = (inner: Word, outer: Word) =>
  inner !== outer && inner.from >= outer.from && inner.to <= outer.to && inner.to - inner.from < outer.to - outer.from;

/**
 * What a question asks for: without words that say nothing, the name of an act as one word, none twice.
 * @param openFrom how many letters the last word has at least, to be taken for the beginning of one
 */
export function askedWords(locale: Locale, question: string, openFrom = shortestOpen): Asked[] {
  const all = words(locale, question);
  const outermost = all.filter((word) => !all.some((outer) => isWithin(word, outer)));
  // An act is asked for by the more telling of its words.
  const whole = outermost.filter((word, index) => outermost.findIndex(({ from, to }) => from === word.from && to === word.to) === index);
  const telling = whole.filter(({ exact }) => !stopWords[locale].has(exact));
  const last = Math.max(0, ...all.map(({ to }) => to));
  const asked = new Map<string, Asked>();
  for (const { exact, stem, to } of telling.length > 0 ? telling : whole) {
    asked.set(exact, { exact, stem, isOpen: to === last && exact.length >= openFrom });
  }
  return [...asked.values()].slice(0, mostWords);
}
