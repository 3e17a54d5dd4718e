import { actsIn } from '@ochiq/uzbek/act';

import type { Token } from './split.ts';

/** The name of an act stands before its number, and takes fewer characters. */
const longestName = 20;

/** The names and numbers of acts in a text, each as the words it is found by, the more telling first: `pq4135`, `son4135`. */
export function actTerms(text: string): Token[] {
  const digit = text.search(/\d/u);
  if (digit === -1) return [];
  // Names of acts are looked for at every letter, which takes long: those before the first number are passed over.
  const start = Math.max(0, digit - longestName);
  return actsIn(text.slice(start)).flatMap(({ keys, from, to }) => keys.map((key) => ({ text: key, from: start + from, to: start + to })));
}

/** Whether a word is what an act is found by: `pq4135`, `son12x4`. */
export const isActTerm = (word: string): boolean => /^\p{L}+\p{N}+(?:x\p{N}+)?$/u.test(word);
