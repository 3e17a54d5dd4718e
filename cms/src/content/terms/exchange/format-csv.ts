import { toCyrillic } from '@ochiq/uzbek/to-cyrillic';

import type { StoredTerm } from '../stored-terms';
import { type CsvColumn, csvColumns, guardedFormula, wordSeparator } from './csv-columns';

/** The mark by which spreadsheets recognize UTF-8. */
const byteOrderMark = '\uFEFF';

function toCell(value: string): string {
  const text = guardedFormula.test(value) ? `'${value}` : value;
  return /[",;\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function getValue(term: StoredTerm, column: CsvColumn): string {
  switch (column.part) {
    case 'kind':
    case 'note':
    case 'key':
      return term[column.part];
    case 'cyrillic':
      return term.cyrillic || toCyrillic(term.words.uz.text);
    case 'text':
      return term.words[column.language].text;
    case 'admitted':
    case 'forbidden':
      return term.words[column.language][column.part].join(wordSeparator);
  }
}

/** Formats terms as a table for spreadsheets: UTF-8 with its mark, lines that end with CRLF, and nothing that is a formula. */
export function formatTermsCsv(terms: readonly StoredTerm[]): string {
  const rows = terms.map((term) => Object.values(csvColumns).map((column) => getValue(term, column)));
  return byteOrderMark + [Object.keys(csvColumns), ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}
