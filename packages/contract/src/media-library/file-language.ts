import * as z from 'zod';

import { isLocale, localeCodes, type Locale } from '../routing/locales.ts';

/** What a row of the media library says of a PDF, as far as pages show it. */
export const claimedPdf = { pdf: z.object({ language: z.string() }).nullish() };

/** The language of a file where it is one of the site's; absent where it is not known. */
export const fileLanguage = { language: z.enum(localeCodes).optional() };

/** Returns the language of a PDF, `ru` for `ru-RU`. */
export function toFileLanguage({ pdf }: { pdf?: { language: string } | null | undefined }): { language?: Locale | undefined } {
  const language = pdf?.language.split('-')[0]?.toLowerCase();
  return isLocale(language) ? { language } : {};
}
