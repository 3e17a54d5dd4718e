import type { Fields } from '@ochiq/contract/fields/field';

import { dropForeignIds, type FormValues } from './form-values.ts';

/** Takes of each relation what the CMS reads, and not what the form shows; as Strapi 5.54.0 does before it saves. */
export function toRequestValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toRequestValue);
  if (typeof value !== 'object' || value === null) return value;
  if ('apiData' in value) return value.apiData;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toRequestValue(inner)]));
}

/**
 * Builds the values of a new draft from those of a form: without an address, which the CMS makes, and without the ids of
 * components, which are another entry's.
 */
export const buildCopy = (fields: Fields, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { cms }]) =>
      cms.type === 'uid' || !(name in values) ? [] : [[name, toRequestValue(dropForeignIds(values[name], cms, new Set()))] as const],
    ),
  );
