import * as z from 'zod';

import { contentTypeNames, type ContentTypeName } from '../content-types.ts';

/**
 * What can happen to published content. `shared`: a shared field of another language's version reached these. `outdated`: these are
 * outdated translations from now on, or no longer.
 */
export const changeKinds = ['publish', 'unpublish', 'delete', 'shared', 'outdated', 'media', 'locale'] as const;

const changeBase = {
  /** The position in the log: a later change has a greater one. */
  id: z.int().positive(),
  /** When it was logged. */
  at: z.iso.datetime(),
};
const type = z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]);
/** Strapi's codes; an administrator may add a language that the site does not have. */
const locales = z.array(z.string().min(1));
const changedLocales = locales.min(1);

const documentChange = z.object({
  ...changeBase,
  kind: z.enum(['publish', 'unpublish', 'delete', 'shared', 'outdated']),
  type,
  /** Entries that pointed to what was unpublished or deleted lose that relation without a row of their own. */
  documentId: z.string().min(1),
  /** The languages whose published version is new, replaced or removed, or counts otherwise. */
  locales: changedLocales,
  file: z.null(),
});

const mediaChange = z.object({
  ...changeBase,
  kind: z.literal('media'),
  type: z.null(),
  documentId: z.null(),
  locales: locales.max(0),
  /** The `id` of the file in every entry that shows it: it was renamed, replaced or deleted. */
  file: z.int().positive(),
});

const localeChange = z.object({
  ...changeBase,
  kind: z.literal('locale'),
  type: z.null(),
  documentId: z.null(),
  /** The language that was added, or deleted with all its versions of all documents. */
  locales: changedLocales,
  file: z.null(),
});

/** One row of the CMS's log of what changed in what is published. It holds no content. */
export const change = z.discriminatedUnion('kind', [documentChange, mediaChange, localeChange]);
export type Change = z.output<typeof change>;

/** The response to `GET /api/changes`: the changes after a position in the log, in order. */
export const changesResponse = z.object({
  changes: z.array(change),
  /** The oldest retained position, 0 in an empty log: earlier changes may have been deleted. */
  first: z.int().nonnegative(),
  /** The newest position, whether it is among these changes or not; 0 in an empty log. */
  last: z.int().nonnegative(),
});
export type ChangesResponse = z.output<typeof changesResponse>;

const integerParameter = z
  .string()
  .regex(/^\d{1,15}$/u)
  .transform(Number);

/** The query of `GET /api/changes`: the position to start after, and the maximum number of changes. */
export const changesQuery = z.strictObject({
  after: integerParameter.default(0),
  limit: integerParameter.pipe(z.int().min(1).max(1000)).default(100),
});
export type ChangesQuery = z.output<typeof changesQuery>;

/** The path of the endpoint in the CMS. */
export const changesPath = '/api/changes';
