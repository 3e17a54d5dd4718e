import * as z from 'zod';

import { contentTypeNames, type ContentTypeName } from './content-types.ts';

const count = z.int().nonnegative();
const type = z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]);
const about = { type, documentId: z.string().min(1) };

/** How far a change can have come on its way to the site. `live` is also what was taken off it as it was asked. */
export const documentStates = ['queued', 'rendering', 'live', 'failed'] as const;

/** How far the newest change of a document has come, in one language. */
export const documentStatus = z.object({
  ...about,
  /** Strapi's code. */
  locale: z.string().min(1),
  state: z.enum(documentStates),
  /** Since when. */
  at: z.iso.datetime(),
  /** Why it failed. */
  reason: z.string().nullable(),
  /** The path of its page below the site's own address; `null` where it has no page of its own, or none any more. */
  path: z.string().nullable(),
  /** Since when it is not on the site as it is published, because somebody undid that; `null` where nobody did. */
  undoneAt: z.iso.datetime().nullable(),
});
export type DocumentStatus = z.output<typeof documentStatus>;

/** How many documents of a publication are named: after a bulk publish there are thousands. */
export const namedDocuments = 3;

/** One change of the site's files. */
export const publication = z.object({
  /** Ascends; what undoes it names it by this. */
  number: z.int().positive(),
  at: z.iso.datetime(),
  /** How many pages it touched. */
  pages: count,
  /** How long it took, in milliseconds. */
  tookMs: count,
  /** The publication that it took back; `null` where it was one of its own. */
  undoes: z.int().positive().nullable(),
  /** How many documents it put on the site or took from it, each language counted; 0 where it was not documents that changed. */
  documentCount: count,
  /** The first of them, by what editors call them. */
  documents: z.array(z.object({ type, name: z.string() })).max(namedDocuments),
  /** The types and languages of all of them, each once: who undoes it needs the right to these. `null` for every language. */
  kinds: z.array(z.object({ type, locale: z.string().nullable() })),
});
export type Publication = z.output<typeof publication>;

/** A file that is otherwise on the site than in a build of the same content. */
export const fileDifference = z.object({
  /** Its path in the release. */
  file: z.string().min(1),
  /** From which byte on; `null` where only one of the two has the file. */
  at: count.nullable(),
  /** What stands there, a few characters; `null` where there is no such file. */
  built: z.string().nullable(),
  live: z.string().nullable(),
});
export type FileDifference = z.output<typeof fileDifference>;

/** What came of comparing the site with a full build. */
export const comparison = z.object({
  at: z.iso.datetime(),
  /** How many files were compared, byte for byte. */
  files: count,
  /** How many of them differed. */
  differing: count,
  /** The first of those. */
  differences: z.array(fileDifference),
  /** What was left out: files that were changed meanwhile, and what undone changes hold back. */
  leftOut: z.array(z.string()),
  /** The release that the build became; `null` where nothing had to be repaired, or it could not be. */
  repaired: z.string().nullable(),
  /** Why there was no comparison, or no repair. */
  failure: z.string().nullable(),
});
export type Comparison = z.output<typeof comparison>;

/** A path that readers asked for and that is not there. */
export const lostCount = z.object({
  /** Without what could say who asked; cut where it is long. */
  path: z.string().min(1),
  /** How often it was asked for; a little too small where many others were asked for too. */
  count: z.int().positive(),
});
export type LostCount = z.output<typeof lostCount>;

/** How many days are counted together, and how many paths are told. */
export const lostDays = 7;
export const lostPaths = 20;

/** What a published entry leads to, or shows, and readers do not find: the link is its words, the picture is left out. */
export const brokenReference = z.object({
  ...about,
  locale: z.string().min(1),
  /** What editors call the entry. */
  name: z.string(),
  /** The field and the place in it, dotted. */
  field: z.string(),
  kind: z.enum(['link', 'file']),
  /** The words of the link; empty where it has none, and for a file. */
  words: z.string(),
  /** Where it leads; of a file its address in the CMS, empty where the CMS has forgotten it. */
  address: z.string(),
});
export type BrokenReference = z.output<typeof brokenReference>;

/** How many of these are told; there are more only where a whole section went. */
export const brokenReferences = 200;

/** What the publisher answers to `GET /status`. */
export const publisherStatus = z.object({
  /** `live`: all that the CMS told of is published; `behind`: the last turn failed. */
  state: z.enum(['starting', 'live', 'behind']),
  /** Why it is behind. */
  reason: z.string().nullable(),
  /** How long ago the last turn ended well, in milliseconds; `null` before the first. */
  age: count.nullable(),
  /** How many pages the site has. */
  pages: count,
  /** The place in the CMS's change log up to which it has read. */
  cursor: count,
  /** What was published last, the newest first. */
  published: z.array(publication),
  /** What can't be published, each with its reason. */
  held: z.array(z.string()),
  /** What published entries lead to or show and readers do not find, the first of it; missing from an older publisher. */
  broken: z.array(brokenReference).max(brokenReferences).optional(),
  /** The documents that were touched last. */
  documents: z.array(documentStatus),
  /** The last comparison with a full build; missing before the first. */
  comparison: comparison.optional(),
  /** What readers looked for in vain in the last days, the most asked for first; missing where the edge does not count. */
  lost: z.array(lostCount).optional(),
});
export type PublisherStatus = z.output<typeof publisherStatus>;

/** What the publisher answers to what it does not do. */
export const publisherRefusal = z.object({ error: z.string() });
