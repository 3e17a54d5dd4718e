import { toDataTable, type DataTable } from './data-table.ts';

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
