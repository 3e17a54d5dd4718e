import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

/** The panel's endpoint for the institution's name, available before the sign-in. */
export const institutionPath = '/admin/institution';

/** What the panel shows of the institution. */
export const institutionResponse = z.object({
  /** The short name that the site shows in its header, by language; a language in which nothing is published has none. */
  names: z.partialRecord(z.enum(localeCodes), z.string()),
  /** Where readers find the site; nowhere where the CMS was not told. */
  siteUrl: z.string().nullable(),
});
export type InstitutionResponse = z.infer<typeof institutionResponse>;
export type InstitutionNames = Partial<Record<Locale, string>>;
