import { type ContentTypeName, contentTypes } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';
import { defaultLocale, isLocale, type Locale } from '@ochiq/contract/routing/locales';

import type { StoredEntry } from '../history/stored-entry';

/** A publication of an entry, from its history. */
export type Publication = { id: number; document: string; locale: string; content: string; at: number };

/** A translation that was published before the text that it is of was published again: both versions of that text. */
export type TranslationGap = { locale: Locale; source: Locale; before: Publication; after: Publication };

const findLast = (publications: readonly Publication[], locale: Locale, until = Infinity) =>
  publications.findLast((one) => one.locale === locale && one.at <= until);

/** Returns the language that the others are translated from: Uzbek, or where that is not published, the one that was published first. */
export const findSourceLocale = (published: readonly Locale[], publications: readonly Publication[]): Locale | undefined =>
  published.includes(defaultLocale)
    ? defaultLocale
    : publications.map(({ locale }) => locale).find((locale): locale is Locale => isLocale(locale) && published.includes(locale));

/**
 * Finds the translations of a document that were published before their source was published again, with another content. Whether a
 * translation has to follow is for the contents to say.
 * @param published the languages that readers see now
 * @param publications of the document, the oldest first
 */
export function findTranslationGaps(published: readonly Locale[], publications: readonly Publication[]): TranslationGap[] {
  const source = findSourceLocale(published, publications);
  const after = source && findLast(publications, source);
  if (!source || !after) return [];
  return published.flatMap((locale) => {
    const own = locale === source ? undefined : findLast(publications, locale);
    if (!own || own.at >= after.at) return [];
    // A source that came later than its translation is compared with what it said first.
    const before = findLast(publications, source, own.at) ?? publications.find((one) => one.locale === source);
    return before && before.content !== after.content ? [{ locale, source, before, after }] : [];
  });
}

const isFile = (value: unknown): value is { hash: string } =>
  typeof value === 'object' && value !== null && 'hash' in value && 'mime' in value && typeof value.hash === 'string';

/** Writes down what a translator has to follow: not what all languages share, nor the address, nor the details of files. */
function toTranslatable(type: ContentTypeName, entry: StoredEntry): string {
  const isTranslatable = ({ localized, address, isPageParent }: Field) => localized && address !== 'slug' && isPageParent !== true;
  const fields = Object.entries<Field>(contentTypes[type].fields).filter(([, field]) => isTranslatable(field));
  return JSON.stringify(
    fields.map(([name]) => entry[name] ?? null),
    (_, value: unknown) => (isFile(value) ? value.hash : value),
  );
}

/** Returns whether two versions of a text differ in what has to be translated. */
export const isTranslationDue = (type: ContentTypeName, before: StoredEntry, after: StoredEntry): boolean =>
  toTranslatable(type, before) !== toTranslatable(type, after);
