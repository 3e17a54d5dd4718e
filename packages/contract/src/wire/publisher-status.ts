import * as z from 'zod';

import { contentTypeNames, type ContentTypeName } from '../content-types.ts';

const count = z.int().nonnegative();
const type = z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]);
const documentKey = { type, documentId: z.string().min(1) };

/** The stages of a change on its way to the site. `live` also covers what was removed from it on request. */
export const documentStates = ['queued', 'rendering', 'live', 'failed'] as const;

/** The stage of a document's newest change, in one language. */
export const documentStatus = z.object({
  ...documentKey,
  /** Strapi's code. */
  locale: z.string().min(1),
  state: z.enum(documentStates),
  /** The time at which it reached this stage. */
  at: z.iso.datetime(),
  /** Why it failed. */
  reason: z.string().nullable(),
  /** How many pages that mention it follow while its own page is live already; missing where none do. */
  following: z.int().positive().optional(),
  /** The path of its page below the site's own address; `null` where it has no page of its own, or none any more. */
  path: z.string().nullable(),
  /** When its publication was undone, so that the site differs from what is published; `null` where it was not. */
  undoneAt: z.iso.datetime().nullable(),
});
export type DocumentStatus = z.output<typeof documentStatus>;

/** The maximum number of documents listed per publication: after a bulk publish there are thousands. */
export const maxNamedDocuments = 3;

/** One change of the site's files, or two: first the documents' own pages, then those that mention them. */
export const publication = z.object({
  /** Ascending; an undo refers to the publication by this number. */
  number: z.int().positive(),
  /** When all of it was live, or as much of it as is. */
  at: z.iso.datetime(),
  /** The number of pages it changed. */
  pages: count,
  /**
   * When the documents' own pages were live, before the pages that mention them, and how many they were; missing where
   * all became live at once.
   */
  ownPages: z.object({ at: z.iso.datetime(), pages: count }).optional(),
  /** How many pages that mention the documents follow; missing where all pages are live. */
  following: z.int().positive().optional(),
  /** How long it took, in milliseconds. */
  tookMs: count,
  /** The publication that it undid; `null` where it is no undo. */
  undoes: z.int().positive().nullable(),
  /**
   * The number of documents it added to the site or removed from it, each language counted; 0 where no document
   * changed.
   */
  documentCount: count,
  /** The first of them, by the names that editors know. */
  documents: z.array(z.object({ type, name: z.string() })).max(maxNamedDocuments),
  /**
   * The types and languages of all of them, each once: undoing it requires the permission for these. `null` for every
   * language.
   */
  kinds: z.array(z.object({ type, locale: z.string().nullable() })),
});
export type Publication = z.output<typeof publication>;

/** A file that differs between the site and a full build of the same content. */
export const fileDifference = z.object({
  /** Its path in the release. */
  file: z.string().min(1),
  /** The offset of the first byte that differs; `null` where only one of the two has the file. */
  at: count.nullable(),
  /** The content at that offset, a few characters; `null` where there is no such file. */
  built: z.string().nullable(),
  live: z.string().nullable(),
});
export type FileDifference = z.output<typeof fileDifference>;

/** The result of comparing the site with a full build. */
export const comparison = z.object({
  at: z.iso.datetime(),
  /** How many files were compared, byte for byte. */
  files: count,
  /** How many of them differed. */
  differing: count,
  /** The first of those. */
  differences: z.array(fileDifference),
  /** Files that were not compared: changed in the meantime, or suppressed by an undo. */
  leftOut: z.array(z.string()),
  /** The release that the build became; `null` where nothing had to be repaired, or it could not be. */
  repaired: z.string().nullable(),
  /** Why there was no comparison, or no repair. */
  failure: z.string().nullable(),
});
export type Comparison = z.output<typeof comparison>;

/** A path that readers requested and that does not exist. */
export const unknownPathCount = z.object({
  /** Without anything that identifies the reader; truncated where it is long. */
  path: z.string().min(1),
  /** The number of requests; a slight underestimate where many different paths were requested. */
  count: z.int().positive(),
});
export type UnknownPathCount = z.output<typeof unknownPathCount>;

/** The window of the 404 statistics in days, and the maximum number of paths reported. */
export const unknownPathWindowDays = 7;
export const maxUnknownPaths = 20;

/**
 * A link target or file of a published entry that readers do not find: the link is shown as plain words, the picture is
 * left out.
 */
export const brokenReference = z.object({
  ...documentKey,
  locale: z.string().min(1),
  /** What editors call the entry. */
  name: z.string(),
  /** The field and the place in it, dotted. */
  field: z.string(),
  kind: z.enum(['link', 'file']),
  /** The words of the link; empty where it has none, and for a file. */
  words: z.string(),
  /** The address of the link; of a file its address in the CMS, empty where the CMS has deleted its record. */
  address: z.string(),
});
export type BrokenReference = z.output<typeof brokenReference>;

/** The maximum number of these that is reported; there are more only where a complete section was removed. */
export const maxBrokenReferences = 200;

/** The publisher's response to `GET /status`. */
export const publisherStatus = z.object({
  /** `live`: all changes that the CMS reported are published; `behind`: the last sync failed. */
  state: z.enum(['starting', 'live', 'behind']),
  /** Why it is behind. */
  reason: z.string().nullable(),
  /** Time since the last successful sync, in milliseconds; `null` before the first. */
  age: count.nullable(),
  /** How many pages the site has. */
  pages: count,
  /** The position in the CMS's change log up to which it has read. */
  cursor: count,
  /** What was published last, the newest first. */
  published: z.array(publication),
  /** The entries that can't be published, each with its reason. */
  held: z.array(z.string()),
  /** Broken references of published entries, the first of them; missing from an older publisher. */
  broken: z.array(brokenReference).max(maxBrokenReferences).optional(),
  /** The documents that changed last. */
  documents: z.array(documentStatus),
  /** The last comparison with a full build; missing before the first. */
  comparison: comparison.optional(),
  /**
   * The paths that readers requested and did not find in the last days, the most requested first; missing where the
   * edge does not count them.
   */
  lost: z.array(unknownPathCount).optional(),
});
export type PublisherStatus = z.output<typeof publisherStatus>;

/** The publisher's response to a request that it refuses. */
export const publisherRefusal = z.object({ error: z.string() });
