import { toDataTable, type DataTable } from './data-table.ts';

const cell = /(?:"(?<quoted>[^"]*(?:""[^"]*)*)"|(?<bare>[^",\r\n]*))(?<end>,|\r?\n|$)/uy;

/** Parses a comma-separated text into cells, row by row (RFC 4180); `null` where it is not one. */
export function parseCsv(text: string): string[][] | null {
  const source = text.replace(/^\uFEFF/u, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < source.length) {
    cell.lastIndex = at;
    const groups = cell.exec(source)?.groups;
    if (!groups) return null;
    at = cell.lastIndex;
    row.push(groups['quoted']?.replaceAll('""', '"') ?? groups['bare'] ?? '');
    if (groups['end'] === ',') continue;
    rows.push(row);
    row = [];
  }
  return row.length === 0 ? rows : [...rows, [...row, '']];
}

const quoteCell = (cell: string) => (/[",\r\n]/u.test(cell) || cell.startsWith('\uFEFF') ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Spreadsheets read a file without it in the machine's code page: Кириллица becomes РљРёСЂРёР»Р»РёС†Р°. */
const byteOrderMark = '\uFEFF';

/**
 * Serializes rows as comma-separated text (RFC 4180, UTF-8 with a byte order mark): `parseCsv` reads them back
 * unchanged.
 */
export const serializeCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.length === 1 && row[0] === '' ? '""' : row.map(quoteCell).join(',')}\r\n`).join('');

/** Parses the table of a CSV text; `null` where it holds none. */
export function parseCsvTable(text: string): DataTable | null {
  const [header, ...rows] = parseCsv(text) ?? [];
  return toDataTable(header, rows);
}
