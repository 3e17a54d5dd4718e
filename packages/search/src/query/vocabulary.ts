import type { Locale } from '@ochiq/contract/locales';

import type { Connection } from '../index/connection.ts';
import { wordTable } from '../index/schema.ts';
import { formsOf } from '../words/forms.ts';
import { isWritten, stemTerm } from '../words/terms.ts';
import type { KnownWord } from './nearest.ts';

/** Words by their first letter, read when one of them is misspelled. */
export type Vocabulary = {
  wordsWith(locale: Locale, letter: string): readonly KnownWord[];
  /** What the forms of a word of the index have in common: a folded word has lost the letters that its language's stemmer asks for. */
  stemOf(locale: Locale, term: string): string;
  forget(): void;
};

/** An ending is seldom longer, in letters. */
const longestEnding = 4;

export function vocabularyOf(connection: Connection): Vocabulary {
  const memory = new Map<string, KnownWord[]>();
  return {
    wordsWith(locale, letter) {
      const key = `${locale} ${letter}`;
      const known = memory.get(key);
      if (known) return known;
      const found = connection
        .prepare<[string, string], KnownWord>(`SELECT term, doc AS pages FROM ${wordTable(locale)} WHERE term >= ? AND term < ?`)
        .all(letter, `${letter}\u{10FFFF}`)
        .filter(({ term }) => isWritten(term));
      memory.set(key, found);
      return found;
    },
    stemOf(locale, term) {
      const known = connection.prepare<[string], number>(`SELECT 1 FROM ${wordTable(locale)} WHERE term = ?`).pluck();
      const { stem } = formsOf(locale, term);
      if (stem !== term && known.get(stemTerm(stem)) !== undefined) return stem;
      const shorter = Array.from({ length: longestEnding }, (_, cut) => term.slice(0, -1 - cut)).filter(({ length }) => length > 2);
      return shorter.find((beginning) => known.get(stemTerm(beginning)) !== undefined) ?? term;
    },
    forget: () => memory.clear(),
  };
}
