import type { ColumnKind } from './column-kinds';

/** A cell of SQLite, and PostgreSQL's text of one. */
export type Cell = string | number | bigint | null;

type Filled = Exclude<Cell, null>;

const refuse = (raw: Filled, kind: string): never => {
  throw new Error(`${JSON.stringify(String(raw)).slice(0, 60)} is no ${kind}`);
};

function instant(raw: Filled): string {
  const text = String(raw);
  const milliseconds = /^-?\d+$/u.test(text) ? Number(text) : Date.parse(text);
  return Number.isInteger(milliseconds) ? String(milliseconds) : refuse(raw, 'instant');
}

function timeOfDay(raw: Filled): string {
  const [, minutes, seconds = '00', fraction = ''] = /^(\d\d:\d\d)(?::(\d\d)(?:\.(\d+))?)?$/u.exec(String(raw)) ?? [];
  return minutes === undefined ? refuse(raw, 'time of day') : `${minutes}:${seconds}.${fraction.padEnd(6, '0')}`;
}

/** Sorts the keys of objects, whose order is irrelevant. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}

function json(raw: Filled): string {
  try {
    return JSON.stringify(sorted(JSON.parse(String(raw))));
  } catch {
    return refuse(raw, 'JSON');
  }
}

function number(raw: Filled): string {
  const value = Number(raw);
  return Number.isFinite(value) && raw !== '' ? String(value) : refuse(raw, 'number');
}

const readers = {
  truth: (raw) => (['0', '1'].includes(String(raw)) ? String(raw) : refuse(raw, 'truth')),
  instant,
  integer: (raw) => (/^-?\d+$/u.test(String(raw)) ? String(BigInt(raw)) : refuse(raw, 'whole number')),
  number,
  day: (raw) => (/^\d{4}-\d\d-\d\d$/u.test(String(raw)) ? String(raw) : refuse(raw, 'day')),
  time: timeOfDay,
  json,
  text: String,
} as const satisfies Record<ColumnKind, (raw: Filled) => string>;

/**
 * Converts a cell to the one form that both databases share.
 * @throws it does not fit the kind of its column
 */
export const plainValue = (kind: ColumnKind, raw: Cell): string | null => (raw === null ? null : readers[kind](raw));

/** Converts a cell to the form that PostgreSQL accepts. */
export function takenValue(kind: ColumnKind, raw: Cell): string | null {
  const plain = plainValue(kind, raw);
  if (plain === null) return null;
  // The text itself: of a column that keeps it, its order and its spaces stay.
  if (kind === 'json') return String(raw);
  return kind === 'instant' ? new Date(Number(plain)).toISOString() : plain;
}

const asText = (column: string) => `${column}::text`;

/** How a column of the target is read so that it is text of the same form. */
export const readAs = {
  truth: (column) => `${column}::int::text`,
  instant: (column) => `trim_scale(extract(epoch FROM ${column}) * 1000)::text`,
  integer: asText,
  number: asText,
  day: asText,
  time: asText,
  json: asText,
  text: asText,
} as const satisfies Record<ColumnKind, (column: string) => string>;
