import type { Locale } from '@ochiq/contract/locales';

import { mayBeOneOf } from '../words/beginning.ts';
import { formsAt, formsOf } from '../words/forms.ts';
import { eachWord, split } from '../words/split.ts';

/**
 * Restores the spelling of repaired words from pages: the index stores them without apostrophes and in one alphabet
 * only.
 * @param texts texts of the best pages, the first spelling counts; they are read until each word is resolved
 */
export function spelledAs(locale: Locale, repaired: string, texts: Iterable<string>): string {
  const words = split(repaired).map((token) => ({ ...token, exact: formsOf(locale, token.text).exact }));
  const wanted = new Set(words.map(({ exact }) => exact));
  const mayBeWanted = mayBeOneOf([...wanted]);
  const spellings = new Map<string, string>();
  for (const text of texts) {
    eachWord(text, (from, to) => {
      if (!mayBeWanted(text, from)) return 'on';
      const { exact } = formsAt(locale, text, from, to);
      if (wanted.has(exact) && !spellings.has(exact)) spellings.set(exact, text.slice(from, to).toLowerCase());
      return spellings.size === wanted.size ? 'stop' : 'on';
    });
    if (spellings.size === wanted.size) break;
  }
  let spelled = '';
  let done = 0;
  for (const { text, from, to, exact } of words) {
    spelled += repaired.slice(done, from) + (spellings.get(exact) ?? text);
    done = to;
  }
  return spelled + repaired.slice(done);
}
