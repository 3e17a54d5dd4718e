import type { Locale } from '@ochiq/contract/locales';

import { formsOf } from '../words/forms.ts';
import { split } from '../words/split.ts';

/**
 * Repaired words as a page spells them: the index knows them without apostrophes and in one alphabet only.
 * @param texts of the pages that answer best, the first spelling counts
 */
export function spelledAs(locale: Locale, repaired: string, texts: Iterable<string>): string {
  const spellings = new Map<string, string>();
  for (const text of texts) {
    for (const token of split(text)) {
      const { exact } = formsOf(locale, token.text);
      if (!spellings.has(exact)) spellings.set(exact, token.text.toLowerCase());
    }
  }
  let spelled = '';
  let done = 0;
  for (const { text, from, to } of split(repaired)) {
    spelled += repaired.slice(done, from) + (spellings.get(formsOf(locale, text).exact) ?? text);
    done = to;
  }
  return spelled + repaired.slice(done);
}
