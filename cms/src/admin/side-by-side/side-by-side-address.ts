import type { ContentTypeName } from '@ochiq/contract/content-types';
import { defaultLocale, type Locale, localeCodes } from '@ochiq/contract/routing/locales';

import type { EntryState } from '../../content/list-details/list-details.ts';

type TranslatedPair = { type: ContentTypeName; document: string; from: Locale; to: Locale };

/** Returns where the panel shows an entry in two languages side by side, for links within the panel. */
export const getSideBySideAddress = ({ type, document, from, to }: TranslatedPair): string =>
  `/translations/${type}/${document}?from=${from}&to=${to}`;

/** What is known of an entry in a language; which text an outdated one is behind is not known everywhere. */
type Version = { state: EntryState; isReadable: boolean; outdated?: { source: Locale } | null };
export type TranslatedVersions = Readonly<Record<Locale, Version>>;

const publishedStates: readonly EntryState[] = ['published', 'changed', 'outdated'];

/**
 * Chooses the language that an entry is translated from: the one that the translation is behind, else one that readers see, else a
 * draft that the user may read; of several the site's first one. `null` for none.
 */
export function chooseSourceLocale(versions: TranslatedVersions, to: Locale): Locale | null {
  const isPublished = (locale: Locale) => {
    const { state: own, isReadable } = versions[locale];
    // What waits may be published; the page offers the other languages that are.
    return publishedStates.includes(own) || (own === 'waiting' && isReadable);
  };
  const { outdated, state } = versions[to];
  if (outdated) return outdated.source;
  const others = localeCodes.filter((locale) => locale !== to);
  const published = others.filter(isPublished);
  // The site's first language is the source, unless it was only begun beside a text that readers have.
  if (to === defaultLocale && state !== 'none' && (isPublished(to) || published.length === 0)) return null;
  const candidates =
    published.length > 0 ? published : others.filter((locale) => versions[locale].state !== 'none' && versions[locale].isReadable);
  const isCurrent = (locale: Locale) => versions[locale].state !== 'outdated';
  return candidates.find((locale) => locale === defaultLocale) ?? candidates.find(isCurrent) ?? candidates[0] ?? null;
}
