import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

import { entryQuery } from '../history/version';

/** For how many days a link can be valid, and for how many it is where nothing else is chosen. */
export const sharedDraftDays = { least: 1, most: 30, usual: 7 } as const;

/** The request for a new link: of one language of an entry, or of all that it has. */
export const newSharedDraft = entryQuery.extend({
  isOfAll: z.boolean(),
  days: z.int().min(sharedDraftDays.least).max(sharedDraftDays.most),
});
export type NewSharedDraft = z.output<typeof newSharedDraft>;

/** A link as the panel lists it: never with its address, which is not stored. */
export const sharedDraft = z.object({
  id: z.int().positive(),
  locales: z.array(z.enum(localeCodes)),
  by: z.string(),
  at: z.iso.datetime(),
  until: z.iso.datetime(),
  state: z.enum(['valid', 'expired', 'revoked']),
  opened: z.int().nonnegative(),
  /** Whether the user may revoke it: who may make links of this entry, and who made this one. */
  mayRevoke: z.boolean(),
});
export type SharedDraft = z.output<typeof sharedDraft>;

export const sharedDraftsResponse = z.object({
  links: z.array(sharedDraft),
  /** Whether the user may make links of this entry. */
  mayShare: z.boolean(),
  /** The addresses of the link that was just made, by language; they are shown once. */
  made: z.array(z.object({ locale: z.enum(localeCodes), address: z.string() })),
});
export type SharedDraftsResponse = z.output<typeof sharedDraftsResponse>;

/** The panel's endpoint. */
export const sharedDraftsPath = '/admin/shared-drafts';
