import { detectDatatype, isNumeric, type Datatype } from '../open-data/datatype.ts';

/** The table of a data file. */
export type DataTable = {
  columns: { name: string; datatype: Datatype }[];
  rows: readonly (readonly string[])[];
};

/**
 * Builds a table from rows; `null` where there are none, a row has another number of cells than the header, or two
 * columns have the same name: such a file is only offered for download.
 */
export function toDataTable(header: readonly string[] | undefined, rows: readonly (readonly string[])[]): DataTable | null {
  if (!header || rows.length === 0 || rows.some(({ length }) => length !== header.length)) return null;
  if (new Set(header).size < header.length) return null;
  const columns = header.map((name, column) => ({ name, datatype: detectDatatype(rows.flatMap((row) => row[column] || [])) }));
  return { columns, rows };
}

function toJsonValue(text: string, datatype: Datatype): string | number | null {
  if (text === '') return null;
  return isNumeric(datatype) ? Number(text) : text;
}

/** Serializes a table as JSON: one object for every row, an empty cell `null`. */
export function serializeTableJson({ columns, rows }: DataTable): string {
  const objects = rows.map((row) =>
    Object.fromEntries(columns.map(({ name, datatype }, column) => [name, toJsonValue(row[column] ?? '', datatype)])),
  );
  return `[\n${objects.map((object) => `  ${JSON.stringify(object)}`).join(',\n')}\n]\n`;
}

/** Counts the bytes of a text in UTF-8. */
export function countUtf8Bytes(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
