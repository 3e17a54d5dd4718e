/** The mark by which spreadsheets recognize UTF-8. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet would take for a formula; readers' words may begin so. */
const formula = /^[=+\-@\t\r]/u;

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Formats rows as CSV, as the site's own data are: with the mark, and lines that end with CRLF. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
