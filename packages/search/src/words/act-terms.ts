import { actsIn } from '@ochiq/uzbek/act';

import type { Token } from './split.ts';

/** The names and numbers of acts in a text, each as the words it is found by, the more telling first: `pq4135`, `son4135`. */
export const actTerms = (text: string): Token[] =>
  (/\d/u.test(text) ? actsIn(text) : []).flatMap(({ keys, from, to }) => keys.map((key) => ({ text: key, from, to })));

/** Whether a word is what an act is found by: `pq4135`, `son12x4`. */
export const isActTerm = (word: string): boolean => /^\p{L}+\p{N}+(?:x\p{N}+)?$/u.test(word);
