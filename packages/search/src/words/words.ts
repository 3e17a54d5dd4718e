import type { Locale } from '@ochiq/contract/locales';

import { actTerms } from './act-terms.ts';
import { formsOf, type Forms } from './forms.ts';
import { split } from './split.ts';

/** A word of a text with its two forms and its position in the original. */
export type Word = Forms & { from: number; to: number };

/**
 * Extracts the words of a text as search compares them, both in the index and in queries. The name of an act is one
 * word (`PQ-4135`), which follows the pieces that it consists of.
 */
export function words(locale: Locale, text: string): Word[] {
  const plain = split(text).flatMap(({ text: token, from, to }) => {
    const { exact, stem } = formsOf(locale, token);
    return exact === '' ? [] : { exact, stem, from, to };
  });
  const acts = actTerms(text).map(({ text: key, from, to }) => ({ exact: key, stem: key, from, to }));
  return [...plain, ...acts];
}
