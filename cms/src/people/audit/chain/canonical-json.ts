import { isRecord } from '@ochiq/contract/is-record';

/** A value of JSON, as details of rows hold it. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [name: string]: JsonValue };

function sortNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortNames);
  if (!isRecord(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sortNames(value[name])]));
}

/** Formats a value as JSON in the one form that is sealed: names in the order of their code units, no spaces. */
export const toCanonicalJson = (value: JsonValue): string => JSON.stringify(sortNames(value));

/** Longest text of a column, so that no title swells the log. */
const maxLength = 200;

/**
 * Cuts a text to what both databases store and return unchanged: no half of a surrogate pair, no NUL, which PostgreSQL
 * refuses. A text that came back otherwise would break its row's seal.
 */
export const toStoredText = (text: string): string => Buffer.from(text.replaceAll('\0', '').slice(0, maxLength)).toString();
