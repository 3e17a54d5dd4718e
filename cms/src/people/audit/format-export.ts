import { toCanonicalJson } from './chain/canonical-json';
import type { ShownAuditRow } from './audit-log';

/** The mark by which spreadsheets recognize UTF-8. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/u;

function toCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const toLine = (cells: readonly (string | number | null)[]): string => `${cells.map(toCell).join(',')}\r\n`;

const columns = [
  'number',
  'at',
  'kind',
  'userId',
  'userName',
  'subjectType',
  'subjectId',
  'subjectTitle',
  'subjectLocale',
  'details',
  'hash',
];

const toCsvLine = ({ number, at, kind, user, subject, details, hash }: ShownAuditRow): string =>
  toLine([
    ...[number, at, kind, user?.id ?? null, user?.name ?? null],
    ...[subject?.type ?? null, subject?.id ?? null, subject?.title ?? null, subject?.locale ?? null],
    ...[toCanonicalJson(details), hash],
  ]);

/** Formats rows as CSV, one by one. */
export async function* formatCsv(rows: AsyncIterable<ShownAuditRow>): AsyncGenerator<string> {
  yield byteOrderMark + toLine(columns);
  for await (const row of rows) yield toCsvLine(row);
}

/** Formats rows as one JSON list, a row a line. */
export async function* formatJson(rows: AsyncIterable<ShownAuditRow>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
