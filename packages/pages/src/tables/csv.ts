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
