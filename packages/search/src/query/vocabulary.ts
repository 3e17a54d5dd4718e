import type { Locale } from '@ochiq/contract/locales';

import type { Connection } from '../index/connection.ts';
import { wordTable } from '../index/schema.ts';
import { isWritten } from '../words/terms.ts';
import type { KnownWord } from './nearest.ts';

/** Words by their first letter, read when one of them is misspelled. */
export type Vocabulary = { wordsWith(locale: Locale, letter: string): readonly KnownWord[]; forget(): void };

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
    forget: () => memory.clear(),
  };
}
