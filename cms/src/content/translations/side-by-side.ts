import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

import { entryQuery } from '../history/version';

/** The panel's endpoint for an entry in two languages. */
export const sideBySidePath = '/admin/translation-pair';

/** Which entry, the language that is read, and that into which it is translated. */
export const sideBySideQuery = entryQuery
  .pick({ type: true, document: true })
  .extend({ from: entryQuery.shape.locale, to: entryQuery.shape.locale })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'is the language that it is translated from' });
export type SideBySideQuery = z.output<typeof sideBySideQuery>;

const values = z.record(z.string(), z.unknown());

export const sideBySideResponse = z.object({
  /** What readers see, or the draft where they see nothing. */
  source: z.object({ isPublished: z.boolean(), values }),
  /** The languages from which it can be translated: this one, and those that readers see. */
  sources: z.array(z.enum(localeCodes)),
  /** The draft of the translation with the ids of its rows; `null` where there is none yet. */
  target: z.object({ values, updatedAt: z.iso.datetime() }).nullable(),
  /** What the source said when an outdated translation was made; `null` for one that is not outdated. */
  before: values.nullable(),
  /** What readers see of the translation; `null` for nothing. */
  live: values.nullable(),
  /** Whether the source has changed and the user may not read what it said before. */
  hidesChanges: z.boolean(),
  /** The fields that the user may read; no others are in the values. */
  fields: z.array(z.string()),
  /** Of these, what they may change. */
  writable: z.array(z.string()),
});
export type SideBySideResponse = z.output<typeof sideBySideResponse>;
