import { nameKey } from './name-key.ts';
import type { Word } from './words.ts';

/**
 * Prefixes that distinguish a stem and the sound of a name from an exact word. The tokenizer of the index keeps the
 * sign.
 */
const stemSign = '_';
const nameSign = '__';

export const stemTerm = (stem: string): string => `${stemSign}${stem}`;
export const nameTerm = (folded: string): string => `${nameSign}${nameKey(folded)}`;

/** Returns whether a term of the index is an exact word. */
export const isWritten = (term: string): boolean => !term.startsWith(stemSign);

/** Lists the index terms of a word: as written, and its stem where that differs. */
const termsOf = ({ exact, stem }: Word): string[] => (stem === exact ? [exact] : [exact, stemTerm(stem)]);

/** Joins the terms of a text to a column of the index, with spaces between them. */
export const column = (words: readonly Word[]): string => words.flatMap(termsOf).join(' ');

/**
 * Joins the unique terms of a text, like `toColumn`: for texts so long that their words would count too much, and for
 * names as they sound.
 */
export const columnOnce = (words: readonly Word[]): string => [...new Set(words.flatMap(termsOf))].join(' ');

/** Joins the names in a text as they sound. */
export const nameColumn = (words: readonly Word[]): string =>
  [...new Set(words.flatMap(({ exact, stem }) => [nameTerm(exact), nameTerm(stem)]))].join(' ');
