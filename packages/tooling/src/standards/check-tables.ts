import { CsvError, parse } from 'csv-parse/sync';

import type { Finding, SiteFile } from './finding.ts';

const byteOrderMark = '\uFEFF';

/**
 * Checks tables by RFC 4180: lines end in CRLF, all have the same number of cells, and quotes are closed. The byte
 * order mark, by which spreadsheets recognize UTF-8, is required.
 */
export function checkTables(files: readonly SiteFile[]): Finding[] {
  return files.flatMap(({ name, text }): Finding[] => {
    const createFinding = (message: string): Finding => ({ validator: 'csv', message, place: name });
    const marks = text.startsWith(byteOrderMark) ? [] : [createFinding('No byte order mark')];
    try {
      const rows = parse(text, { bom: true, record_delimiter: '\r\n', relax_column_count: false, relax_quotes: false });
      return rows.length < 2 ? [...marks, createFinding('No line below the head')] : marks;
    } catch (error) {
      if (error instanceof CsvError) return [...marks, createFinding(error.code)];
      throw error;
    }
  });
}
