const quoted = (cell: string) => (/[",\r\n]/u.test(cell) || cell.startsWith('\uFEFF') ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows as comma-separated text (RFC 4180, UTF-8): `parseCsv` reads them again as they were. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.length === 1 && row[0] === '' ? '""' : row.map(quoted).join(',')}\r\n`).join('');
