const quoted = (cell: string) => (/[",\r\n]/u.test(cell) || cell.startsWith('\uFEFF') ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Spreadsheets take a file without it for one in the letters of the machine: Кириллица becomes РљРёСЂРёР»Р»РёС†Р°. */
const byteOrderMark = '\uFEFF';

/** Writes rows as comma-separated text (RFC 4180, UTF-8 with its mark): `parseCsv` reads them again as they were. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.length === 1 && row[0] === '' ? '""' : row.map(quoted).join(',')}\r\n`).join('');
