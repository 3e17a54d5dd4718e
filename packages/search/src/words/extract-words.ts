import type { Locale } from '@ochiq/contract/routing/locales';

import { extractActTerms } from './extract-act-terms.ts';
import { getForms, type WordForms } from './word-forms.ts';
import { splitWords } from './split-words.ts';

/** A word of a text with its two forms and its position in the original. */
export type Word = WordForms & { from: number; to: number };

/**
 * Extracts the words of a text as search compares them, both in the index and in queries. The name of an act is one
 * word (`PQ-4135`), which follows the pieces that it consists of.
 */
export function extractWords(locale: Locale, text: string): Word[] {
  const plain = splitWords(text).flatMap(({ text: token, from, to }) => {
    const { exact, stem } = getForms(locale, token);
    return exact === '' ? [] : { exact, stem, from, to };
  });
  const acts = extractActTerms(text).map(({ text: key, from, to }) => ({ exact: key, stem: key, from, to }));
  return [...plain, ...acts];
}
