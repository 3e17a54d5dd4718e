import type { Locale } from '@ochiq/contract/routing/locales';

import { stopWords } from '../words/word-lists.ts';
import { extractWords, type Word } from '../words/extract-words.ts';
import { toNameTerm, toStemTerm } from '../words/terms.ts';

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

/** Quotes a term for FTS5, so that nothing in it is syntax. */
export const quoteTerm = (term: string): string => `"${term.replaceAll('"', '""')}"`;

/** Builds an expression that matches a word in any form: as written, its stem, its sound as a name, and as a prefix. */
export function matchAnyForm({ exact, stem, isOpen }: QueryWord): string {
  const terms = [...new Set([exact, stem, toStemTerm(stem), toNameTerm(exact), toNameTerm(stem)])].map(quoteTerm);
  return `(${[...terms, ...(isOpen ? [`${quoteTerm(exact)} *`] : [])].join(' OR ')})`;
}

/** Builds an expression that matches all of the words; `null` where there are none. */
export const matchAllWords = (query: readonly QueryWord[]): string | null =>
  query.length === 0 ? null : query.map(matchAnyForm).join(' AND ');
