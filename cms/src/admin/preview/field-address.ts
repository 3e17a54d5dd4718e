import type { FieldPath } from './field-texts.ts';

/** Strapi’s form fails with a parameter `field` that leads to anything but an item of each of its lists. */
const parameter = 'ochiqField';

/**
 * Returns the parameter of an entry's address that leads to a field. Strapi 5.54.0 adds the last language to an address
 * that opens and drops what comes after `#` meanwhile, so that it is in the query.
 */
export const getFieldParameter = (path: FieldPath): string => `${parameter}=${encodeURIComponent(path)}`;

/** Reads the field that an address leads to; `null` where it leads to the entry. */
export function readFieldParameter(search: string): FieldPath | null {
  const path = new URLSearchParams(search).get(parameter);
  return path !== null && /^\w+(?:\.\w+)*$/u.test(path) ? path : null;
}
