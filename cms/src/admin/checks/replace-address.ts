import type { Fields } from '@ochiq/contract/fields/field';
import { listFieldValues, type ValuePath } from '@ochiq/contract/fields/entry-values';
import { isRecord } from '@ochiq/contract/is-record';

import type { AddressReplacement } from './finding.ts';

type Values = Readonly<Record<string, unknown>>;

const readAt = (value: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>((inner, step) => (Array.isArray(inner) ? inner[Number(step)] : isRecord(inner) ? inner[step] : undefined), value);

/** Returns a copy of a value with a text at a place in it; what is not on the way there stays the same object. */
function writeAt(value: unknown, [step, ...rest]: ValuePath, text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value)) return value.map((item: unknown, index) => (String(index) === step ? writeAt(item, rest, text) : item));
  return isRecord(value) ? { ...value, [step]: writeAt(value[step], rest, text) } : value;
}

/** A field of a form, as Strapi names its inputs, with its new value. */
export type FieldReplacement = { field: string; value: unknown };

/**
 * Builds the one change of a form that replaces an address: in a text the link alone, else the value of the field.
 * @returns `null` where the form has another address at that place by now
 */
export function replaceAddress(fields: Fields, values: Values, { path, from, to }: AddressReplacement): FieldReplacement | null {
  if (readAt(values, path) !== from) return null;
  const holder = listFieldValues(fields, values).find((one) => one.path.every((step, index) => step === path[index]));
  return holder ? { field: holder.path.join('.'), value: writeAt(holder.value, path.slice(holder.path.length), to) } : null;
}

/** Returns the replacement that takes another one back. */
export const reverseReplacement = ({ path, from, to }: AddressReplacement): AddressReplacement => ({ path, from: to, to: from });
