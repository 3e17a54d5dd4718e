import { contentTypes } from '@ochiq/contract/content-types';
import type { Field, Fields } from '@ochiq/contract/field';
import { localeCodes, type Locale } from '@ochiq/contract/locales';

import { convert, type Context } from './conversion';
import type { SeedEntry, Values } from './seed-file';

/**
 * Returns whether a seed file has a field once for all languages: shared fields, and relations, which Strapi stores per
 * language.
 */
export const isShared = ({ localized, cms }: Field): boolean => !localized || cms.type === 'relation';

export const fieldsOf = ({ type }: SeedEntry): Fields => contentTypes[type].fields;

/** Lists the languages of an entry, the default first. */
export const localesOf = ({ versions }: SeedEntry): readonly Locale[] => localeCodes.filter((code) => versions[code] !== undefined);

/** Builds the data of one language of an entry for the Document Service. */
export function entryData(entry: SeedEntry, locale: Locale, context: Context): Values {
  const fields = fieldsOf(entry);
  return {
    ...convert(fields, entry.shared, ['shared'], context),
    ...convert(fields, entry.versions[locale] ?? {}, [locale], context),
  };
}
