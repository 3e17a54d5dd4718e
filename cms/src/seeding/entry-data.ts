import { contentTypes } from '@ochiq/contract/content-types';
import type { Field, Fields } from '@ochiq/contract/field';
import { localeCodes, type Locale } from '@ochiq/contract/locales';

import { convert, type Context } from './conversion';
import type { SeedEntry, Values } from './seed-file';

/** Strapi keeps relations for each language, whatever the schema says; a seed file names them once. */
export const isShared = ({ localized, cms }: Field): boolean => !localized || cms.type === 'relation';

export const fieldsOf = ({ type }: SeedEntry): Fields => contentTypes[type].fields;

/** The languages that an entry is written in, the default first. */
export const localesOf = ({ versions }: SeedEntry): readonly Locale[] => localeCodes.filter((code) => versions[code] !== undefined);

/** What the Document Service takes for one language of an entry. */
export function entryData(entry: SeedEntry, locale: Locale, context: Context): Values {
  const fields = fieldsOf(entry);
  return {
    ...convert(fields, entry.shared, ['shared'], context),
    ...convert(fields, entry.versions[locale] ?? {}, [locale], context),
  };
}
