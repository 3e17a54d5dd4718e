import type { Locale } from '@ochiq/contract/routing/locales';

import { createBeginningFilter } from '../words/beginning.ts';
import { getFormsAt, getForms } from '../words/word-forms.ts';
import { visitWords, splitWords } from '../words/split-words.ts';

/**
 * Restores the spelling of repaired words from pages: the index stores them without apostrophes and in one alphabet
 * only.
 * @param texts texts of the best pages, the first spelling counts; they are read until each word is resolved
 */
export function restoreSpelling(locale: Locale, repaired: string, texts: Iterable<string>): string {
  const words = splitWords(repaired).map((token) => ({ ...token, exact: getForms(locale, token.text).exact }));
  const targetWords = new Set(words.map(({ exact }) => exact));
  const mayMatch = createBeginningFilter([...targetWords]);
  const spellings = new Map<string, string>();
  for (const text of texts) {
    visitWords(text, (from, to) => {
      if (!mayMatch(text, from)) return 'on';
      const { exact } = getFormsAt(locale, text, from, to);
      if (targetWords.has(exact) && !spellings.has(exact)) spellings.set(exact, text.slice(from, to).toLowerCase());
      return spellings.size === targetWords.size ? 'stop' : 'on';
    });
    if (spellings.size === targetWords.size) break;
  }
  let spelled = '';
  let done = 0;
  for (const { text, from, to, exact } of words) {
    spelled += repaired.slice(done, from) + (spellings.get(exact) ?? text);
    done = to;
  }
  return spelled + repaired.slice(done);
}
