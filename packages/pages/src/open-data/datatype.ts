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
