import { findActs } from '@ochiq/uzbek/act';

import type { Token } from './split-words.ts';

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
