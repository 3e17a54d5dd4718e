import type { Locale } from '@ochiq/contract/routing/locales';

/** What a column of a table of terms has. */
export type CsvColumn = { part: 'kind' | 'note' | 'cyrillic' | 'key' } | { part: 'text' | 'admitted' | 'forbidden'; language: Locale };

/** The columns by their names, in their order. */
export const csvColumns: Readonly<Record<string, CsvColumn>> = {
  kind: { part: 'kind' },
  uz: { part: 'text', language: 'uz' },
  'uz-Cyrl': { part: 'cyrillic' },
  ru: { part: 'text', language: 'ru' },
  en: { part: 'text', language: 'en' },
  'uz-admitted': { part: 'admitted', language: 'uz' },
  'ru-admitted': { part: 'admitted', language: 'ru' },
  'en-admitted': { part: 'admitted', language: 'en' },
  'uz-forbidden': { part: 'forbidden', language: 'uz' },
  'ru-forbidden': { part: 'forbidden', language: 'ru' },
  'en-forbidden': { part: 'forbidden', language: 'en' },
  note: { part: 'note' },
  id: { part: 'key' },
};

/** What separates words in a cell. */
export const wordSeparator = '|';

/** The sign before what a spreadsheet would take for a formula, and such signs that are a part of the text. */
export const guardedFormula = /^'*[=+\-@\t\r]/u;
