import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

/** An entry in a language that has a link. */
export const linkUse = z.object({
  type: z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]),
  document: z.string(),
  locale: z.enum(localeCodes),
});
export type LinkUse = z.output<typeof linkUse>;

/** On how many nights in a row a link does not answer before it counts as dead. */
export const deadNights = 3;

/** A link of which the panel tells: dead, or moved for good. */
export const linkState = z.object({
  address: z.string(),
  /** The new address; `null` for a dead one. */
  movedTo: z.string().nullable(),
});
export type LinkState = z.output<typeof linkState>;

export const linkStatesResponse = z.object({ links: z.array(linkState) });
export type LinkStatesResponse = z.output<typeof linkStatesResponse>;

/** The panel's endpoint. */
export const linkStatesPath = '/admin/external-links';
