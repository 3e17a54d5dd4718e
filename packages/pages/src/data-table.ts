import { parseCsv } from './csv.ts';

/** What a CSV file holds. */
export type DataTable = {
  columns: { name: string; /** Whether every value of it is a number. */ numeric: boolean }[];
  rows: readonly string[][];
};

const isNumber = (value: string) => /^[+-]?(?:0|[1-9]\d*)(?:\.\d+)?$/u.test(value);

/** The table in a CSV text; `null` where it has no rows, or a row has other cells than the header: such a file is only offered as it is. */
export function dataTable(csv: string): DataTable | null {
  const [header, ...rows] = parseCsv(csv) ?? [];
  if (!header || rows.length === 0 || rows.some(({ length }) => length !== header.length)) return null;
  const columns = header.map((name, column) => {
    const values = rows.flatMap((row) => row[column] || []);
    return { name, numeric: values.length > 0 && values.every(isNumber) };
  });
  return { columns, rows };
}

function jsonValue(text: string, numeric: boolean): string | number | null {
  if (text === '') return null;
  return numeric ? Number(text) : text;
}

/** The same table for programs: one object for every row, an empty cell `null`. */
export function jsonOf({ columns, rows }: DataTable): string {
  const objects = rows.map((row) =>
    Object.fromEntries(columns.map(({ name, numeric }, column) => [name, jsonValue(row[column] ?? '', numeric)])),
  );
  return `[\n${objects.map((object) => `  ${JSON.stringify(object)}`).join(',\n')}\n]\n`;
}

/** How many bytes a text takes as UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
