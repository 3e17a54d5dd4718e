/** The datatype of a column, a subset of XML Schema's, which CSVW adopts. */
export type Datatype = 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'anyURI';

const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/u.test(value) &&
  !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) &&
  new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);

/** The narrower before the wider. A number with leading zeros is a code. */
const tests: readonly (readonly [Datatype, (value: string) => boolean])[] = [
  ['integer', (value) => /^[+-]?(?:0|[1-9]\d*)$/u.test(value)],
  ['number', (value) => /^[+-]?(?:0|[1-9]\d*)(?:\.\d+)?$/u.test(value)],
  ['boolean', (value) => value === 'true' || value === 'false'],
  ['date', isDay],
  ['anyURI', (value) => /^https?:\/\/\S+$/u.test(value)],
];

/** Detects the narrowest datatype of all values; `string` where there are none. */
export function detectDatatype(values: readonly string[]): Datatype {
  if (values.length === 0) return 'string';
  return tests.find(([, fits]) => values.every(fits))?.[0] ?? 'string';
}

export const isNumeric = (datatype: Datatype): boolean => datatype === 'integer' || datatype === 'number';

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

type FlatObject = Readonly<Record<string, string | number | boolean | null>>;

const isCell = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);

const isFlat = (value: unknown): value is FlatObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isCell);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch {
    return null;
  }
}

/** Parses the table of a JSON text that is a list of flat objects; `null` for anything else. */
export function parseJsonTable(text: string): DataTable | null {
  const objects = parseJson(text);
  if (!Array.isArray(objects) || !objects.every(isFlat)) return null;
  const names = [...new Set(objects.flatMap((one) => Object.keys(one)))];
  const cells = objects.map((one) => new Map(Object.entries(one)));
  return names.length === 0
    ? null
    : toDataTable(
        names,
        cells.map((one) => names.map((name) => String(one.get(name) ?? ''))),
      );
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
