import type { Locale } from '@ochiq/contract/routing/locales';
import { findActs } from '@ochiq/uzbek/act';

import { getForms, type WordForms } from './word-forms.ts';
import { splitWords, type Token } from './split-words.ts';

/** Maximum length of the name of an act, which precedes its number. */
const longestName = 20;

/** Extracts the names and numbers of acts in a text as index terms, the more specific first: `pq4135`, `son4135`. */
export function extractActTerms(text: string): Token[] {
  const digit = text.search(/\d/u);
  if (digit === -1) return [];
  // Matching the names of acts at every letter is slow: what precedes the first number is skipped.
  const start = Math.max(0, digit - longestName);
  return findActs(text.slice(start)).flatMap(({ keys, from, to }) =>
    keys.map((key) => ({ text: key, from: start + from, to: start + to })),
  );
}

/** Returns whether a word is the index term of an act: `pq4135`, `son12x4`. */
export const isActTerm = (word: string): boolean => /^\p{L}+\p{N}+(?:x\p{N}+)?$/u.test(word);

/** A word of a text with its two forms and its position in the original. */
export type Word = WordForms & { from: number; to: number };

/**
 * Extracts the words of a text as search compares them, both in the index and in queries. The name of an act is one
 * word (`PQ-4135`), which follows the pieces that it consists of.
 */
export function extractWords(locale: Locale, text: string): Word[] {
  const plain = splitWords(text).flatMap(({ text: token, from, to }) => {
    const { exact, stem } = getForms(locale, token);
    return exact === '' ? [] : { exact, stem, from, to };
  });
  const acts = extractActTerms(text).map(({ text: key, from, to }) => ({ exact: key, stem: key, from, to }));
  return [...plain, ...acts];
}
