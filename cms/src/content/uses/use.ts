import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';
import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

const type = z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]);

/** An entry, in one language, that uses a file or refers to another entry. */
export const use = z.object({
  type,
  documentId: z.string(),
  locale: z.enum(localeCodes),
  /** What editors call it; empty where the type has one entry only. */
  title: z.string(),
  /** Whether the published version does, and not a draft alone. */
  isPublished: z.boolean(),
  /** The words of the links, if any; for a menu the names of its items. */
  words: z.array(z.string()),
});
export type Use = z.output<typeof use>;

/** The maximum number of entries that can be selected in a list of the panel. */
export const maxSelected = 100;

const isDocument = (id: string) => /^[^,\s]{1,64}$/u.test(id);

/** The queried entries: one of their languages, or all of them. */
export const usesQuery = z.strictObject({
  type,
  /** One, or several with commas between. */
  document: z.string().refine((list) => list.split(',').every(isDocument) && list.split(',').length <= maxSelected),
  locale: z.enum(['*', ...localeCodes] as ['*', ...Locale[]]),
});
export type UsesQuery = z.output<typeof usesQuery>;

/** Returns the entries that a query is about. */
export const getDocumentIds = ({ document }: UsesQuery): string[] => [...new Set(document.split(','))];

/** What the panel is answered. */
export const usesResponse = z.object({
  uses: z.array(use),
  /** How many there are besides: those that the person may not read, and those beyond the longest list. */
  others: z.int().nonnegative(),
});
export type UsesResponse = z.output<typeof usesResponse>;

/** The panel's endpoint. */
export const usesPath = '/admin/uses';
