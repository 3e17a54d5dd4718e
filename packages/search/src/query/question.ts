import type { Locale } from '@ochiq/contract/routing/locales';

import { stopWords } from '../words/stop-words.ts';
import { extractWords, type Word } from '../words/extract-words.ts';

/** A word of a query; `isOpen` where it may continue: the last one, while it is being typed. */
export type QueryWord = { exact: string; stem: string; isOpen: boolean };

/** Further words do not narrow the result. */
const maxQueryWords = 10;
/** A shorter prefix matches too many words. */
const minPrefixLength = 3;

const isWithin = (inner: Word, outer: Word) =>
  inner !== outer && inner.from >= outer.from && inner.to <= outer.to && inner.to - inner.from < outer.to - outer.from;

/**
 * Parses the words of a query: without stop words, the name of an act as one word, no duplicates.
 * @param openFrom minimum length of the last word to be taken for a prefix
 */
export function parseQueryWords(locale: Locale, question: string, openFrom = minPrefixLength): QueryWord[] {
  const all = extractWords(locale, question);
  const outermost = all.filter((word) => !all.some((outer) => isWithin(word, outer)));
  // An act is represented by the more specific of its words.
  const distinctWords = outermost.filter(
    (word, index) => outermost.findIndex(({ from, to }) => from === word.from && to === word.to) === index,
  );
  const significantWords = distinctWords.filter(({ exact }) => !stopWords[locale].has(exact));
  const last = Math.max(0, ...all.map(({ to }) => to));
  const queryWords = new Map<string, QueryWord>();
  for (const { exact, stem, to } of significantWords.length > 0 ? significantWords : distinctWords) {
    queryWords.set(exact, { exact, stem, isOpen: to === last && exact.length >= openFrom });
  }
  return [...queryWords.values()].slice(0, maxQueryWords);
}
