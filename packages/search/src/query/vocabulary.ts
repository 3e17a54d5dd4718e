import { mapLocales, type Locale } from '@ochiq/contract/routing/locales';

import type { Connection } from '../index/connection.ts';
import { getMatchTable, getWordTable } from '../index/schema.ts';
import { getForms } from '../words/word-forms.ts';
import { isWrittenTerm, toStemTerm } from '../words/terms.ts';
import { quoteTerm } from './query-words.ts';
import { createKnownWord, type KnownWord } from './respelling.ts';

/** The words of the index, cached until it changes. */
export type Vocabulary = {
  /** Lists words by their first letter; read when one of them is misspelled. */
  listWords(locale: Locale, letter: string): readonly KnownWord[];
  /**
   * Finds the stem of a word of the index: a folded word has lost the letters that the stemmer of its language needs.
   */
  findStem(locale: Locale, term: string): string;
  forget(): void;
};

/** Endings are seldom longer, in letters. */
const longestEnding = 4;

export function createVocabulary(connection: Connection): Vocabulary {
  const cache = new Map<string, KnownWord[]>();
  const selectAny = mapLocales((locale) => {
    const table = getMatchTable(locale);
    return connection.prepare<[string], number>(`SELECT 1 FROM ${table} WHERE ${table} MATCH ? LIMIT 1`).pluck();
  });
  return {
    listWords(locale, letter) {
      const key = `${locale} ${letter}`;
      const known = cache.get(key);
      if (known) return known;
      const knownWords = connection
        .prepare<[string, string], { term: string; pages: number }>(
          `SELECT term, doc AS pages FROM ${getWordTable(locale)} WHERE term >= ? AND term < ?`,
        )
        .all(letter, `${letter}\u{10FFFF}`)
        .filter(({ term }) => isWrittenTerm(term))
        .map(({ term, pages }) => createKnownWord(term, pages));
      cache.set(key, knownWords);
      return knownWords;
    },
    findStem(locale, term) {
      const has = (one: string) => selectAny[locale].get(quoteTerm(one)) !== undefined;
      const { stem } = getForms(locale, term);
      if (stem !== term && has(toStemTerm(stem))) return stem;
      const shorter = Array.from({ length: longestEnding }, (_, cut) => term.slice(0, -1 - cut)).filter(({ length }) => length > 2);
      return shorter.find((beginning) => has(toStemTerm(beginning))) ?? term;
    },
    forget: () => cache.clear(),
  };
}
