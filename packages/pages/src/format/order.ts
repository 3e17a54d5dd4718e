import { locales, type Locale } from '@ochiq/contract/routing/locales';

const collators = new Map<Locale, Intl.Collator>();

/**
 * Creates a comparator for the alphabetical order of a language; in Uzbek oʻ, gʻ, sh, ch come after z, also where they
 * are typed with another apostrophe.
 */
export function createLocaleComparator(locale: Locale): (a: string, b: string) => number {
  const known = collators.get(locale) ?? new Intl.Collator(locales[locale].tag, { numeric: true });
  collators.set(locale, known);
  return (a, b) => known.compare(a, b);
}

/**
 * Compares by code units: days, instants and ids have no language, and lists of ten thousand are sorted at every
 * change.
 */
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Creates a comparator for newest first by a day or instant; equal ones by document id, so that the order is
 * deterministic.
 */
export function compareByNewest<T extends { documentId: string }>(getDate: (entry: T) => string): (a: T, b: T) => number {
  return (a, b) => compareText(getDate(b), getDate(a)) || compareText(a.documentId, b.documentId);
}

/** Compares by the editor's own number; equal ones by document id. */
export function compareByOrder<T extends { documentId: string; order: number }>(a: T, b: T): number {
  return a.order - b.order || compareText(a.documentId, b.documentId);
}
