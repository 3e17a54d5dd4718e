import type { Field } from '@ochiq/contract/fields/field';

const isFile = (value: unknown): value is { hash: string } =>
  typeof value === 'object' && value !== null && 'hash' in value && 'mime' in value && typeof value.hash === 'string';

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Writes a value down as a translator reads it: not the details of files; nothing, an empty text and an empty list are one. */
export const serializeText = (value: unknown): string =>
  JSON.stringify(isEmpty(value) ? null : value, (_, one: unknown) => (isFile(one) ? one.hash : one));

/** Returns whether a field is a translator's: not what all languages share, nor the address. */
export const isTranslatable = ({ localized, address, isPageParent }: Field): boolean =>
  localized && address !== 'slug' && isPageParent !== true;
