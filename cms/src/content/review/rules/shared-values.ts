import { isDeepStrictEqual } from 'node:util';

import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';
import { localeCodes } from '@ochiq/contract/routing/locales';

import type { Row } from '../../../platform/strapi/documents';
import { toStoredEntry } from '../../history/stored-entry';

/** Lists the fields of which all languages have one value. */
export const listSharedFields = (type: ContentTypeName): string[] =>
  Object.entries<Field>(contentTypes[type].fields).flatMap(([name, { localized }]) => (localized ? [] : [name]));

/** Returns whether languages of a type share any values. */
export const hasSharedFields = (type: ContentTypeName): boolean => listSharedFields(type).length > 0;

/** Lists the languages in which readers may see something else once some languages are published. */
export const listAffectedLocales = (type: ContentTypeName, locales: readonly string[]): readonly string[] =>
  hasSharedFields(type) ? localeCodes : locales;

const pickShared = (type: ContentTypeName, row: Row) =>
  toStoredEntry(type, Object.fromEntries(listSharedFields(type).map((name) => [name, row[name]])));

/** Returns whether two languages of a document say the same in all that they share; both read with everything in them. */
export const hasSameShared = (type: ContentTypeName, one: Row, other: Row): boolean =>
  isDeepStrictEqual(pickShared(type, one), pickShared(type, other));
