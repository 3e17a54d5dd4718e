import type { ContentTypeName } from '@ochiq/contract/content-types';
import { defaultLocale, type Locale, localeCodes } from '@ochiq/contract/routing/locales';

import type { EntryState } from '../../content/list-details/list-details.ts';

type TranslatedPair = { type: ContentTypeName; document: string; from: Locale; to: Locale };

/** Returns where the panel shows an entry in two languages side by side, for links within the panel. */
export const getSideBySideAddress = ({ type, document, from, to }: TranslatedPair): string =>
  `/translations/${type}/${document}?from=${from}&to=${to}`;

/** Chooses the language that an entry is translated from: the site's first one, where it has a text; `null` for none. */
export function chooseSourceLocale(versions: Readonly<Record<Locale, { state: EntryState }>>, to: Locale): Locale | null {
  if (to === defaultLocale && versions[to].state !== 'none') return null;
  const written = localeCodes.filter((locale) => locale !== to && versions[locale].state !== 'none');
  return written.find((locale) => locale === defaultLocale) ?? written[0] ?? null;
}
