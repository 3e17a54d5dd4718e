import { defaultLocale, isLocale } from '@ochiq/contract/routing/locales';
import { slugify } from '@ochiq/uzbek/slugify';

/**
 * Converts a name to its part of an address, in a language of the panel. An administrator may have added one that the
 * site does not have: its letters are read as in English.
 * @param locale Strapi's code; none where a type has one version for all languages
 */
export const toSlug = (name: string, locale: string = defaultLocale): string => slugify(name, isLocale(locale) ? locale : 'en');

/** Returns whether a slug is a word itself, or that word with the number of a duplicate. */
function isNumbered(slug: string, word: string): boolean {
  return slug === word || (slug.startsWith(`${word}-`) && /^\d+$/u.test(slug.slice(word.length + 1)));
}

/** Returns whether a slug is what a name gives, so that it follows when the name changes. */
export const isDerivedSlug = (slug: string, name: string, locale?: string): boolean => isNumbered(slug, toSlug(name, locale));

/**
 * Returns whether a slug is what Strapi wrote into forms before a name was typed, `news` or `person-2`: the name of the type,
 * and not what the entry's own name gives.
 */
export const isTypeSlug = (slug: string, type: string, name: string, locale?: string): boolean =>
  isNumbered(slug, type) && !isDerivedSlug(slug, name, locale);
