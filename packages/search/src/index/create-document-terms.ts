import type { SearchDocument } from '@ochiq/contract/search/search';

import { stopWords } from '../words/stop-words.ts';
import { toColumn, toDistinctColumn, toNameColumn } from '../words/terms.ts';
import { typeWords } from '../words/type-words.ts';
import { extractWords } from '../words/extract-words.ts';
import type { columnWeights } from './schema.ts';

export type IndexedDocument = Omit<SearchDocument, 'files'>;

/** Terms that the index stores of a document, column by column. */
export type DocumentTerms = Record<keyof typeof columnWeights, string>;

/** Maximum length of the searchable text of one page's files, in characters: a book of 300 pages. */
export const fileTextMax = 1_000_000;

/** Creates the terms of a document for each column. @param fileTexts texts of its files that have been read so far */
export function createDocumentTerms(document: IndexedDocument, fileTexts: readonly string[]): DocumentTerms {
  const { locale, type, title, summary, text, keywords } = document;
  const extractLocaleWords = (part: string) => extractWords(locale, part);
  const titleWords = extractLocaleWords(title);
  // Stop words are a quarter of all words; queries never contain them, and titles have few.
  const removeStopWords = (part: string) => extractLocaleWords(part).filter(({ exact }) => !stopWords[locale].has(exact));
  const names = type === 'person' ? ` ${toNameColumn(titleWords)}` : '';
  return {
    title: toColumn(titleWords) + names,
    keywords: keywords.map((keyword) => toColumn(extractLocaleWords(keyword))).join(' '),
    summary: toColumn(extractLocaleWords(summary)),
    text: toColumn(removeStopWords(`${text}\n${typeWords[locale][type] ?? ''}`)),
    files: toDistinctColumn(removeStopWords(fileTexts.join('\n').slice(0, fileTextMax))),
  };
}
