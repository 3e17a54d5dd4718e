import { contentTypes } from '@ochiq/contract/content-types';
import type { Field, Fields } from '@ochiq/contract/fields/field';
import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';

import { convertFields, type ConversionContext } from './conversion';
import type { SeedEntry, Values } from './seed-file';

/**
 * Returns whether a seed file has a field once for all languages: shared fields, and relations, which Strapi stores per
 * language.
 */
export const isShared = ({ localized, cms }: Field): boolean => !localized || cms.type === 'relation';

export const getEntryFields = ({ type }: SeedEntry): Fields => contentTypes[type].fields;

/** Lists the languages of an entry, the default first. */
export const getEntryLocales = ({ versions }: SeedEntry): readonly Locale[] => localeCodes.filter((code) => versions[code] !== undefined);

/** Builds the data of one language of an entry for the Document Service. */
export function buildEntryData(entry: SeedEntry, locale: Locale, context: ConversionContext): Values {
  const fields = getEntryFields(entry);
  return {
    ...convertFields(fields, entry.shared, ['shared'], context),
    ...convertFields(fields, entry.versions[locale] ?? {}, [locale], context),
  };
}
