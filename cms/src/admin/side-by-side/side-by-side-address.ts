import type { ContentTypeName } from '@ochiq/contract/content-types';
import { defaultLocale, type Locale, localeCodes } from '@ochiq/contract/routing/locales';

import type { EntryState } from '../../content/list-details/list-details.ts';

type TranslatedPair = { type: ContentTypeName; document: string; from: Locale; to: Locale };

/** Returns where the panel shows an entry in two languages side by side, for links within the panel. */
export const getSideBySideAddress = ({ type, document, from, to }: TranslatedPair): string =>
  `/translations/${type}/${document}?from=${from}&to=${to}`;

/** What is known of an entry in a language; `outdated` is the text that it is behind. */
type Version = { state: EntryState; isPublished: boolean; isReadable: boolean; outdated: { source: Locale } | null };
export type TranslatedVersions = Readonly<Record<Locale, Version>>;

/**
 * Chooses the language that an entry is translated from: the one that the translation is behind, else one that readers see, else a
 * draft that the user may read; of several the site's first one. `null` for none.
 */
export function chooseSourceLocale(versions: TranslatedVersions, to: Locale): Locale | null {
  const { outdated, state, isPublished } = versions[to];
  if (outdated) return outdated.source;
  const others = localeCodes.filter((locale) => locale !== to);
  const published = others.filter((locale) => versions[locale].isPublished);
  // The site's first language is the source, unless it was only begun beside a text that readers have.
  if (to === defaultLocale && state !== 'none' && (isPublished || published.length === 0)) return null;
  const candidates =
    published.length > 0 ? published : others.filter((locale) => versions[locale].state !== 'none' && versions[locale].isReadable);
  const isCurrent = (locale: Locale) => versions[locale].outdated === null;
  return candidates.find((locale) => locale === defaultLocale) ?? candidates.find(isCurrent) ?? candidates[0] ?? null;
}
