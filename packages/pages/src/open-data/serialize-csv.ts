const quoteCell = (cell: string) => (/[",\r\n]/u.test(cell) || cell.startsWith('\uFEFF') ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Spreadsheets read a file without it in the machine's code page: Кириллица becomes РљРёСЂРёР»Р»РёС†Р°. */
const byteOrderMark = '\uFEFF';

/**
 * Serializes rows as comma-separated text (RFC 4180, UTF-8 with a byte order mark): `parseCsv` reads them back
 * unchanged.
 */
export const serializeCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.length === 1 && row[0] === '' ? '""' : row.map(quoteCell).join(',')}\r\n`).join('');
