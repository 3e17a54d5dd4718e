import { isRecord } from '@ochiq/contract/is-record';

/** Lists the strings in a value, at any depth, each with the name of the field that it is in. */
export function listStrings(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (Array.isArray(value)) return value.flatMap((inner) => listStrings(inner, field));
  return isRecord(value) ? Object.entries(value).flatMap(([name, inner]) => listStrings(inner, name)) : [];
}

/** Joins the strings in a value to one text, so that the words of two values can be compared. */
export const joinStrings = (value: unknown): string =>
  listStrings(value)
    .map(([, text]) => text)
    .join(' ');
