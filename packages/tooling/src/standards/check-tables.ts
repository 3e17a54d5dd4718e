import { CsvError, parse } from 'csv-parse/sync';

import type { Finding, SiteFile } from './finding.ts';

const byteOrderMark = '\uFEFF';

/**
 * Reads tables as RFC 4180 has them: each line ends in CRLF, all have as many cells, and quotes are closed. The byte order mark, by
 * which spreadsheets know the text as UTF-8, has to be there.
 */
export function checkTables(files: readonly SiteFile[]): Finding[] {
  return files.flatMap(({ name, text }): Finding[] => {
    const say = (message: string): Finding => ({ validator: 'csv', message, place: name });
    const marks = text.startsWith(byteOrderMark) ? [] : [say('No byte order mark')];
    try {
      const rows = parse(text, { bom: true, record_delimiter: '\r\n', relax_column_count: false, relax_quotes: false });
      return rows.length < 2 ? [...marks, say('No line below the head')] : marks;
    } catch (error) {
      if (error instanceof CsvError) return [...marks, say(error.code)];
      throw error;
    }
  });
}
