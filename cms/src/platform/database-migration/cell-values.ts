/** What a column of the target holds, by PostgreSQL's name of its type. */
const kinds = {
  bool: 'truth',
  timestamp: 'instant',
  timestamptz: 'instant',
  int2: 'integer',
  int4: 'integer',
  int8: 'integer',
  numeric: 'number',
  float4: 'number',
  float8: 'number',
  date: 'day',
  time: 'time',
  json: 'json',
  jsonb: 'json',
  varchar: 'text',
  text: 'text',
} as const;

export type ColumnKind = (typeof kinds)[keyof typeof kinds];

const isKnown = (type: string): type is keyof typeof kinds => Object.hasOwn(kinds, type);

/**
 * Returns the kind of a column by PostgreSQL's name of its type.
 * @throws a type that no table of the CMS has had until now
 */
export function getColumnKind(type: string): ColumnKind {
  if (isKnown(type)) return kinds[type];
  throw new Error(`nobody has said how the type ${type} is moved: cms/src/platform/database-migration/cell-values.ts`);
}

/** A cell of SQLite, and PostgreSQL's text of one. */
export type SourceCell = string | number | bigint | null;

type FilledCell = Exclude<SourceCell, null>;

const failConversion = (raw: FilledCell, kind: string): never => {
  throw new Error(`${JSON.stringify(String(raw)).slice(0, 60)} is no ${kind}`);
};

function toInstant(raw: FilledCell): string {
  const text = String(raw);
  const milliseconds = /^-?\d+$/u.test(text) ? Number(text) : Date.parse(text);
  return Number.isInteger(milliseconds) ? String(milliseconds) : failConversion(raw, 'instant');
}

function toTimeOfDay(raw: FilledCell): string {
  const [, minutes, seconds = '00', fraction = ''] = /^(\d\d:\d\d)(?::(\d\d)(?:\.(\d+))?)?$/u.exec(String(raw)) ?? [];
  return minutes === undefined ? failConversion(raw, 'time of day') : `${minutes}:${seconds}.${fraction.padEnd(6, '0')}`;
}

/** Sorts the keys of objects, whose order is irrelevant. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sortKeys(part)]),
  );
}

function toJson(raw: FilledCell): string {
  try {
    return JSON.stringify(sortKeys(JSON.parse(String(raw))));
  } catch {
    return failConversion(raw, 'JSON');
  }
}

function toNumber(raw: FilledCell): string {
  const value = Number(raw);
  return Number.isFinite(value) && raw !== '' ? String(value) : failConversion(raw, 'number');
}

const readers = {
  truth: (raw) => (['0', '1'].includes(String(raw)) ? String(raw) : failConversion(raw, 'truth')),
  instant: toInstant,
  integer: (raw) => (/^-?\d+$/u.test(String(raw)) ? String(BigInt(raw)) : failConversion(raw, 'whole number')),
  number: toNumber,
  day: (raw) => (/^\d{4}-\d\d-\d\d$/u.test(String(raw)) ? String(raw) : failConversion(raw, 'day')),
  time: toTimeOfDay,
  json: toJson,
  text: String,
} as const satisfies Record<ColumnKind, (raw: FilledCell) => string>;

/**
 * Converts a cell to the one form that both databases share.
 * @throws it does not fit the kind of its column
 */
export const toPlainValue = (kind: ColumnKind, raw: SourceCell): string | null => (raw === null ? null : readers[kind](raw));

/** Converts a cell to the form that PostgreSQL accepts. */
export function toTargetValue(kind: ColumnKind, raw: SourceCell): string | null {
  const plain = toPlainValue(kind, raw);
  if (plain === null) return null;
  // The text itself: of a column that keeps it, its order and its spaces stay.
  if (kind === 'json') return String(raw);
  return kind === 'instant' ? new Date(Number(plain)).toISOString() : plain;
}

const asText = (column: string) => `${column}::text`;

/** How a column of the target is read so that it is text of the same form. */
export const textExpressions = {
  truth: (column) => `${column}::int::text`,
  instant: (column) => `trim_scale(extract(epoch FROM ${column}) * 1000)::text`,
  integer: asText,
  number: asText,
  day: asText,
  time: asText,
  json: asText,
  text: asText,
} as const satisfies Record<ColumnKind, (column: string) => string>;
