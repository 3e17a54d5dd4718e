import { defaultLocale, isLocale } from '@ochiq/contract/routing/locales';
import { slugify } from '@ochiq/uzbek/slugify';

/**
 * Converts a name to its part of an address, in a language of the panel. An administrator may have added one that the
 * site does not have: its letters are read as in English.
 * @param locale Strapi's code; none where a type has one version for all languages
 */
export const toSlug = (name: string, locale: string = defaultLocale): string => slugify(name, isLocale(locale) ? locale : 'en');
