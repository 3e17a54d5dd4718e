import { perLocale, type Locale } from '@ochiq/contract/locales';

import type { Connection } from '../index/connection.ts';
import { matchTable, wordTable } from '../index/schema.ts';
import { formsOf } from '../words/forms.ts';
import { isWritten, stemTerm } from '../words/terms.ts';
import { quoted } from './match-expression.ts';
import { knownWord, type KnownWord } from './nearest.ts';

/** The words of the index, cached until it changes. */
export type Vocabulary = {
  /** Lists words by their first letter; read when one of them is misspelled. */
  wordsWith(locale: Locale, letter: string): readonly KnownWord[];
  /**
   * Finds the stem of a word of the index: a folded word has lost the letters that the stemmer of its language needs.
   */
  stemOf(locale: Locale, term: string): string;
  forget(): void;
};

/** Endings are seldom longer, in letters. */
const longestEnding = 4;

export function vocabularyOf(connection: Connection): Vocabulary {
  const memory = new Map<string, KnownWord[]>();
  const anyOf = perLocale((locale) => {
    const table = matchTable(locale);
    return connection.prepare<[string], number>(`SELECT 1 FROM ${table} WHERE ${table} MATCH ? LIMIT 1`).pluck();
  });
  return {
    wordsWith(locale, letter) {
      const key = `${locale} ${letter}`;
      const known = memory.get(key);
      if (known) return known;
      const found = connection
        .prepare<[string, string], { term: string; pages: number }>(
          `SELECT term, doc AS pages FROM ${wordTable(locale)} WHERE term >= ? AND term < ?`,
        )
        .all(letter, `${letter}\u{10FFFF}`)
        .filter(({ term }) => isWritten(term))
        .map(({ term, pages }) => knownWord(term, pages));
      memory.set(key, found);
      return found;
    },
    stemOf(locale, term) {
      const has = (one: string) => anyOf[locale].get(quoted(one)) !== undefined;
      const { stem } = formsOf(locale, term);
      if (stem !== term && has(stemTerm(stem))) return stem;
      const shorter = Array.from({ length: longestEnding }, (_, cut) => term.slice(0, -1 - cut)).filter(({ length }) => length > 2);
      return shorter.find((beginning) => has(stemTerm(beginning))) ?? term;
    },
    forget: () => memory.clear(),
  };
}
