import { brokenReference, documentStatus, publication, publisherStatus } from '@ochiq/contract/wire/publisher-status';
import * as z from 'zod';

/** How far a document has come in one language. */
const documentNews = documentStatus.omit({ path: true }).extend({
  /** The full address of its page. */
  url: z.string().nullable(),
});
export type DocumentNews = z.output<typeof documentNews>;

/** A publication as the panel shows it to one person. */
const publicationNews = publication.omit({ kinds: true, documentCount: true }).extend({
  /** How many documents there were besides those that are named. */
  more: z.number(),
  /** The publication that took it back. */
  undoneBy: z.number().nullable(),
  /** Whether this person may take it back. */
  mayUndo: z.boolean(),
});
export type PublicationNews = z.output<typeof publicationNews>;

/** The publisher does not answer. */
const away = z.object({ state: z.literal('away') });
export type PublisherAway = z.output<typeof away>;

const publisherState = publisherStatus.pick({ state: true, reason: true });

/** Broken references of published entries, as far as one user may read them. */
const readableReferences = z.object({
  shown: z.array(brokenReference),
  /** How many there are besides. */
  others: z.int().nonnegative(),
});
export type ReadableReferences = z.output<typeof readableReferences>;

const documentPublishing = publisherState.extend({
  documents: z.array(documentNews),
  /** The broken references of this document, in all its languages. */
  broken: z.array(brokenReference),
});
export type DocumentPublishing = z.output<typeof documentPublishing>;

const overview = publisherState.extend({
  ...publisherStatus.pick({ pages: true, held: true, lost: true }).shape,
  /** The number of pending versions. */
  queued: z.number(),
  /** How long the first of them has waited, in milliseconds. */
  lagMs: z.number(),
  published: z.array(publicationNews),
  broken: readableReferences,
});
export type Overview = z.output<typeof overview>;

/** The response to the side panel of a document: its languages, as far as they changed lately. */
export const documentResponse = z.union([away, documentPublishing]);

/** The response to the home page. */
export const overviewResponse = z.union([away, overview]);

/** The endpoint of both; the status of a document has `?documentId=`. */
export const publishingPath = '/admin/publishing';
