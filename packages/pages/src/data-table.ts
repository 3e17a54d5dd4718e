import { datatypeOf, isNumeric, type Datatype } from './open-data/datatype.ts';

/** The table of a data file. */
export type DataTable = {
  columns: { name: string; datatype: Datatype }[];
  rows: readonly (readonly string[])[];
};

/**
 * Builds a table from rows; `null` where there are none, a row has another number of cells than the header, or two
 * columns have the same name: such a file is only offered for download.
 */
export function dataTable(header: readonly string[] | undefined, rows: readonly (readonly string[])[]): DataTable | null {
  if (!header || rows.length === 0 || rows.some(({ length }) => length !== header.length)) return null;
  if (new Set(header).size < header.length) return null;
  const columns = header.map((name, column) => ({ name, datatype: datatypeOf(rows.flatMap((row) => row[column] || [])) }));
  return { columns, rows };
}

function jsonValue(text: string, datatype: Datatype): string | number | null {
  if (text === '') return null;
  return isNumeric(datatype) ? Number(text) : text;
}

/** Serializes a table as JSON: one object for every row, an empty cell `null`. */
export function jsonOf({ columns, rows }: DataTable): string {
  const objects = rows.map((row) =>
    Object.fromEntries(columns.map(({ name, datatype }, column) => [name, jsonValue(row[column] ?? '', datatype)])),
  );
  return `[\n${objects.map((object) => `  ${JSON.stringify(object)}`).join(',\n')}\n]\n`;
}

/** Counts the bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
