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
});
export type DocumentStatus = z.output<typeof documentStatus>;

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
  /** What it put on the site or took from it; nothing where it was not documents that changed. */
  documents: z.array(z.object({ ...about, locale: z.string().nullable(), name: z.string() })),
});
export type Publication = z.output<typeof publication>;

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
  /** The documents that were touched last. */
  documents: z.array(documentStatus),
});
export type PublisherStatus = z.output<typeof publisherStatus>;

/** What the publisher answers to what it does not do. */
export const publisherRefusal = z.object({ error: z.string() });
