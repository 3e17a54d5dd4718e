import { type ContentTypeName, contentTypes } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';
import { defaultLocale, isLocale, type Locale } from '@ochiq/contract/routing/locales';

import type { StoredEntry } from '../history/stored-entry';
import { isTranslatable, serializeText } from './translatable-values';

/** A publication of an entry, from its history. */
export type Publication = {
  id: number;
  document: string;
  locale: string;
  content: string;
  at: number;
  /** When its text was saved; without it, with the publication. */
  textAt?: number | null;
  /** Until when its people had seen the source; without it, until the publication. */
  seenAt?: number | null;
};

/** A publication of a source, or a change in it, that a person has said needs no translation into a language. */
export type Confirmation = {
  document: string;
  locale: string;
  /** The id of the publication. */
  version: number;
  /** The one change that needs none: the names of the fields that lead to it, and its hash. `null` for all of the publication. */
  path: string | null;
  hash: string | null;
  /** Of several people who had to say so, all of their names. */
  by: string;
  at: string;
  reason: string;
};

/**
 * A translation whose source was published again, without being seen by those who published the translation: the version of that text which it follows, by
 * its own publication or by what a person confirmed, and the newest one.
 */
export type TranslationBasis = {
  locale: Locale;
  source: Locale;
  before: Publication;
  after: Publication;
  /** The publications of the source after `before`, the oldest first: the last one is `after`. */
  later: readonly Publication[];
  /** Until when its people had seen the source where they had seen none of its publications: it follows what was saved by then. */
  seenUntil?: number;
  /** `null` where it follows the version from which it was translated. */
  confirmation: Confirmation | null;
  /** The changes since `before` that need no translation, in the order in which that was said. */
  confirmedChanges: readonly ConfirmedChange[];
};

/** A change of a source that a person has confirmed, and the publication with it. */
export type ConfirmedChange = { publication: Publication; hash: string; confirmation: Confirmation };

const findLast = (publications: readonly Publication[], locale: Locale) => publications.findLast((one) => one.locale === locale);

/**
 * Returns whether the people of a translation had seen a publication of its source. Of what was planned or approved this counts when
 * that was done, and not the minute at which it was published: a text that came between was seen by no person. What was saved by then
 * and is published with it was there to be read.
 */
const isSeen = (source: Publication, own: Publication): boolean =>
  source.at <= own.at && ((own.seenAt ?? null) === null || (source.textAt ?? source.at) <= (own.seenAt ?? 0));

/** Returns the language that the others are translated from: Uzbek, or where that is not published, the one that was published first. */
export const findSourceLocale = (published: readonly Locale[], publications: readonly Publication[]): Locale | undefined =>
  published.includes(defaultLocale)
    ? defaultLocale
    : publications.map(({ locale }) => locale).find((locale): locale is Locale => isLocale(locale) && published.includes(locale));

type ConfirmedPublication = { publication: Publication; confirmation: Confirmation };

/** Finds the newest publication of a source that needs no translation, of those that a translation does not follow by itself. */
function findConfirmed(
  own: Publication,
  sources: readonly Publication[],
  confirmations: readonly Confirmation[],
): ConfirmedPublication | undefined {
  const confirmed = sources.flatMap((publication) => {
    const confirmation = confirmations.findLast((one) => one.locale === own.locale && one.version === publication.id && one.hash === null);
    return confirmation && !isSeen(publication, own) ? [{ publication, confirmation }] : [];
  });
  return confirmed.at(-1);
}

/** Lists the changes after the version that a translation follows that need no translation. */
function listConfirmedChanges(
  locale: Locale,
  before: Publication,
  sources: readonly Publication[],
  confirmations: readonly Confirmation[],
): ConfirmedChange[] {
  return confirmations.flatMap((confirmation) => {
    const { hash, version } = confirmation;
    const publication = confirmation.locale === locale ? sources.find(({ id }) => id === version) : undefined;
    return publication && hash !== null && publication.id > before.id ? [{ publication, hash, confirmation }] : [];
  });
}

/**
 * Finds what the translations of a document follow whose source was published again since their people saw it. Whether one has to
 * be translated again is for the contents to say.
 * @param published the languages that readers see now
 * @param publications of the document, the oldest first
 * @param confirmations of the document, the oldest first
 */
export function findTranslationBases(
  published: readonly Locale[],
  publications: readonly Publication[],
  confirmations: readonly Confirmation[],
): TranslationBasis[] {
  const source = findSourceLocale(published, publications);
  const after = source && findLast(publications, source);
  if (!source || !after) return [];
  const sources = publications.filter((one) => one.locale === source);
  return published.flatMap((locale) => {
    const own = locale === source ? undefined : findLast(publications, locale);
    if (!own || isSeen(after, own)) return [];
    const confirmed = findConfirmed(own, sources, confirmations);
    // A source that came later than its translation is compared with what it said first.
    const known = confirmed?.publication ?? sources.findLast((one) => isSeen(one, own));
    const before = known ?? sources[0];
    if (!before) return [];
    const seenUntil = known ? null : (own.seenAt ?? null);
    const later = sources.slice(sources.indexOf(before) + 1);
    const confirmedChanges = listConfirmedChanges(locale, before, sources, confirmations);
    const basis = { locale, source, before, after, later, confirmation: confirmed?.confirmation ?? null, confirmedChanges };
    return [seenUntil === null ? basis : { ...basis, later: sources, seenUntil }];
  });
}

/** Writes down what a translator has to follow. */
function toTranslatable(type: ContentTypeName, entry: StoredEntry): string {
  const fields = Object.entries<Field>(contentTypes[type].fields).filter(([, field]) => isTranslatable(field));
  return fields.map(([name]) => serializeText(entry[name])).join();
}

/** Returns whether two versions of a text differ in what has to be translated. */
export const isTranslationDue = (type: ContentTypeName, before: StoredEntry, after: StoredEntry): boolean =>
  toTranslatable(type, before) !== toTranslatable(type, after);
