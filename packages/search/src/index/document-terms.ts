import type { SearchDocument } from '@ochiq/contract/search';

import { stopWords } from '../words/stop-words.ts';
import { column, columnOnce, nameColumn } from '../words/terms.ts';
import { typeWords } from '../words/type-words.ts';
import { words } from '../words/words.ts';
import type { columnWeights } from './schema.ts';

export type IndexedDocument = Omit<SearchDocument, 'files'>;

/** Terms that the index stores of a document, column by column. */
export type DocumentTerms = Record<keyof typeof columnWeights, string>;

/** Maximum length of the searchable text of one page's files, in characters: a book of 300 pages. */
export const fileTextMax = 1_000_000;

/** Creates the terms of a document for each column. @param fileTexts texts of its files that have been read so far */
export function documentTerms(document: IndexedDocument, fileTexts: readonly string[]): DocumentTerms {
  const { locale, type, title, summary, text, keywords } = document;
  const wordsOf = (part: string) => words(locale, part);
  const titleWords = wordsOf(title);
  // Stop words are a quarter of all words; queries never contain them, and titles have few.
  const telling = (part: string) => wordsOf(part).filter(({ exact }) => !stopWords[locale].has(exact));
  const names = type === 'person' ? ` ${nameColumn(titleWords)}` : '';
  return {
    title: column(titleWords) + names,
    keywords: keywords.map((keyword) => column(wordsOf(keyword))).join(' '),
    summary: column(wordsOf(summary)),
    text: column(telling(`${text}\n${typeWords[locale][type] ?? ''}`)),
    files: columnOnce(telling(fileTexts.join('\n').slice(0, fileTextMax))),
  };
}
