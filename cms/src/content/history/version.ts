import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

import { rowIdText } from '../../platform/strapi/row-id';
import { fieldChange } from './diff/comparison';

/** What a version says of the entry at that time. */
export const versionState = z.enum(['draft', 'published', 'unpublished', 'deleted']);
export type VersionState = z.output<typeof versionState>;

/**
 * Where a version comes from: a save in the panel, a plan, an import, a restored version, a copied entry, the CMS itself, what an entry
 * said before it had a history, or another language from which a value that all share was copied.
 */
export const versionSource = z.enum(['edit', 'schedule', 'import', 'restore', 'duplicate', 'system', 'initial', 'shared']);
export type VersionSource = z.output<typeof versionSource>;

/** An entry: a document in one language. */
const entryFields = {
  type: z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]),
  document: z.string().regex(/^[\w-]{1,64}$/u),
  locale: z.enum(localeCodes),
};
export const entryQuery = z.strictObject(entryFields);
export type EntryQuery = z.output<typeof entryQuery>;

/** The query of the list: the versions before one of them, the newest first. */
export const versionsQuery = z.strictObject({ ...entryFields, before: rowIdText.optional() });

/** The query of a comparison; without `after`, with what the entry says now. */
export const comparisonQuery = z.strictObject({ ...entryFields, before: rowIdText, after: rowIdText.optional() });

/** The query of one version. */
export const versionQuery = z.strictObject({ ...entryFields, version: rowIdText });

/** The query of what readers saw on a day in Tashkent. */
export const dayQuery = z.strictObject({ ...entryFields, day: z.iso.date() });

/** A version as the panel lists it. */
export const version = z.object({
  id: z.int().positive(),
  state: versionState,
  source: versionSource,
  /** The name of its author at that time; `null` for what the CMS did by itself. */
  author: z.string().nullable(),
  at: z.iso.datetime(),
  /** The fields that differ from the version before it; `null` for the first one. */
  changed: z.array(z.string()).nullable(),
});
export type Version = z.output<typeof version>;

export const versionsResponse = z.object({
  versions: z.array(version),
  /** Whether there are older ones. */
  more: z.boolean(),
  mayRestore: z.boolean(),
});
export type VersionsResponse = z.output<typeof versionsResponse>;

const side = version.omit({ changed: true });

export const comparisonResponse = z.object({
  before: side,
  /** `null` for what the entry says now. */
  after: side.nullable(),
  changes: z.array(fieldChange),
  /** When the draft was last saved: what a restore begins from. */
  draftAt: z.iso.datetime().nullable(),
  /** What the entries that are named are called, by document id; those that the user may not read have no name. */
  titles: z.record(z.string(), z.string()),
  /** Files that the media library does not have any more, by id. */
  missingFiles: z.array(z.number()),
});
export type ComparisonResponse = z.output<typeof comparisonResponse>;

/** A field of which a file or an entry could not be restored, since it is gone; and its names, as far as they are known. */
export const missingNames = z.object({ field: z.string(), names: z.array(z.string()) });
export type MissingNames = z.output<typeof missingNames>;

export const restoredResponse = z.object({ missing: z.array(missingNames) });
export type RestoredResponse = z.output<typeof restoredResponse>;

/** The address of the page as a version was; `null` where it has none. */
export const pageResponse = z.object({ url: z.string().nullable() });

export const publishedOnResponse = z.object({
  /** The versions that readers saw at some time of the day, the newest first, each with the address of its page. */
  versions: z.array(side.extend({ url: pageResponse.shape.url })),
  /** Since when the entry has a history; `null` where it has none. */
  begins: z.iso.datetime().nullable(),
});
export type PublishedOnResponse = z.output<typeof publishedOnResponse>;

/** The panel's endpoints. */
export const historyPaths = {
  list: '/admin/history',
  compare: '/admin/history/compare',
  page: '/admin/history/page',
  publishedOn: '/admin/history/published-on',
} as const;
export const getRestorePath = (uid: string, document: string) => `/admin/history/${uid}/${document}/restore`;
