import { localeCodes, type Locale } from '@ochiq/contract/locales';
import * as z from 'zod';

/** Where the panel asks how the institution is called, before anybody has signed in. */
export const institutionPath = '/admin/institution';

/** The short name that the site shows in its header, by language; a language in which nothing is published has none. */
export const institutionNames = z.partialRecord(z.enum(localeCodes), z.string());
export type InstitutionNames = Partial<Record<Locale, string>>;
