import * as z from 'zod';

import type { RequestHeaders } from '../http/request-headers.ts';

/** The formats of a form's body. */
export type BodyFormat = 'urlencoded' | 'json';

const formats: Readonly<Record<string, BodyFormat>> = {
  'application/x-www-form-urlencoded': 'urlencoded',
  'application/json': 'json',
};

/** The largest number of fields: a form has a dozen, this leaves room for control fields. */
export const maxFields = 40;

const isUtf8 = (parameter: string): boolean => !/^\s*charset\s*=/iu.test(parameter) || /^\s*charset\s*=\s*"?utf-8"?\s*$/iu.test(parameter);

/** Detects the format of a body; undefined for another type, another character set, or a compressed body. */
export function detectBodyFormat(headers: RequestHeaders): BodyFormat | undefined {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').split(';');
  if (!parameters.every(isUtf8) || (headers['content-encoding'] ?? 'identity') !== 'identity') return undefined;
  const name = type.trim().toLowerCase();
  return Object.hasOwn(formats, name) ? formats[name] : undefined;
}

/** @throws broken percent-encoding, or what it encodes is not UTF-8 */
const decode = (part: string): string => decodeURIComponent(part.replaceAll('+', ' '));

function readUrlencoded(text: string): [string, string][] {
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decode(name), decode(value.join('='))];
    });
}

const flat = z.record(z.string(), z.string());

const readers = {
  urlencoded: readUrlencoded,
  json: (text: string): [string, string][] => Object.entries(flat.parse(JSON.parse(text))),
} as const satisfies Record<BodyFormat, (text: string) => [string, string][]>;

/**
 * Reads the fields of a body, the first of each name; undefined where it is malformed, not UTF-8, nested or has too
 * many.
 */
export function readFields(bytes: Uint8Array, format: BodyFormat): ReadonlyMap<string, string> | undefined {
  try {
    const pairs = readers[format](new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return pairs.length > maxFields ? undefined : new Map(pairs.reverse());
  } catch {
    return undefined;
  }
}
