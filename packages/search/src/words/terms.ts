import type { Word } from './extract-words.ts';

/** Spellings of the sounds of names across alphabets; each pair is normalized to one form. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/kh|x/gu, 'h'],
  [/zh|dj/gu, 'j'],
  [/ts/gu, 's'],
  [/q/gu, 'k'],
  [/w/gu, 'v'],
  // Yoʻldosheva, which `toFolded` makes `e` of, and Юлдашева.
  [/yu/gu, 'e'],
  // Oʻtkir, Уткир; Xoʻja, Ходжа.
  [/[oa]/gu, 'u'],
  [/iy|yi|ii|y/gu, 'i'],
  [/e/gu, 'i'],
  [/(.)\1/gu, '$1'],
];

/**
 * Converts a folded surname or first name to its sound: `raximov`, `rahimov` and `rakhimov` are one. For names of
 * people only: other words would be conflated.
 */
export const toNameKey = (folded: string): string => spellings.reduce((name, [from, to]) => name.replace(from, to), folded);

/**
 * Prefixes that distinguish a stem and the sound of a name from an exact word. The tokenizer of the index keeps the
 * sign.
 */
const stemSign = '_';
const nameSign = '__';

export const toStemTerm = (stem: string): string => `${stemSign}${stem}`;
export const toNameTerm = (folded: string): string => `${nameSign}${toNameKey(folded)}`;

/** Returns whether a term of the index is an exact word. */
export const isWrittenTerm = (term: string): boolean => !term.startsWith(stemSign);

/** Lists the index terms of a word: as written, and its stem where that differs. */
const listTerms = ({ exact, stem }: Word): string[] => (stem === exact ? [exact] : [exact, toStemTerm(stem)]);

/** Joins the terms of a text to a column of the index, with spaces between them. */
export const toColumn = (words: readonly Word[]): string => words.flatMap(listTerms).join(' ');

/**
 * Joins the unique terms of a text, like `toColumn`: for texts so long that their words would count too much, and for
 * names as they sound.
 */
export const toDistinctColumn = (words: readonly Word[]): string => [...new Set(words.flatMap(listTerms))].join(' ');

/** Joins the names in a text as they sound. */
export const toNameColumn = (words: readonly Word[]): string =>
  [...new Set(words.flatMap(({ exact, stem }) => [toNameTerm(exact), toNameTerm(stem)]))].join(' ');
