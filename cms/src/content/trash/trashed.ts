import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

import { missingNames } from '../history/version';

const locale = z.enum(localeCodes);
const type = z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]);

/** The address of a deleted document. */
export const trashedDocument = z.strictObject({ type, document: z.string().regex(/^[\w-]{1,64}$/u) });
export type TrashedDocument = z.output<typeof trashedDocument>;

/** A deleted document as the panel lists it, in the languages that the user may see. */
export const trashedEntry = z.object({
  type,
  document: z.string(),
  /** What editors called it; empty where the type has one entry only. */
  title: z.string(),
  locales: z.array(z.object({ locale, wasPublished: z.boolean() })),
  /** The name of the person who deleted it last, and when. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
  /** When it goes for good. */
  until: z.iso.datetime(),
  mayRestore: z.boolean(),
  /** Whether the user may delete it for good. */
  mayRemove: z.boolean(),
});
export type TrashedEntry = z.output<typeof trashedEntry>;

export const trashResponse = z.object({ entries: z.array(trashedEntry) });
export type TrashResponse = z.output<typeof trashResponse>;

/** The request to bring a document back, with another slug for each language in which the former one is taken. */
export const restoreRequest = z.strictObject({
  slugs: z
    .partialRecord(
      locale,
      z
        .string()
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u)
        .max(120),
    )
    .default({}),
});
export type RestoreRequest = z.output<typeof restoreRequest>;

/** A value that another entry has, of which there may be one only. */
export const takenValue = z.object({
  locale,
  field: z.string(),
  value: z.string(),
  /** What the other entry is called; `null` where the user may not read it. */
  by: z.string().nullable(),
});
export type TakenValue = z.output<typeof takenValue>;

/** What the panel is answered: it is back, or a value is taken. */
export const restoreResponse = z.union([
  z.object({ taken: z.array(takenValue).min(1) }),
  z.object({
    locales: z.array(locale).min(1),
    missing: z.array(missingNames),
  }),
]);
export type RestoreResponse = z.output<typeof restoreResponse>;

export const trashPath = '/admin/deleted-entries';
