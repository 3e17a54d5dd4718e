import { collection } from '../content-type.ts';
import { sinceOldActs } from '../day-range.ts';
import { day, documentFile, line, oneOf, optional, richText, shared, slug, url, whole } from '../field.ts';

export const documentKinds = [
  'presidential-decree',
  'cabinet-document',
  'constitution',
  'decision',
  'law',
  'order',
  'internal',
  'draft-act',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const legalStatuses = ['in-force', 'lost-force', 'draft'] as const;
export type LegalStatus = (typeof legalStatuses)[number];

export const document = collection({
  singular: 'document',
  plural: 'documents',
  title: 'Document',
  fields: {
    /** The act's title, without number and date. */
    title: line(300),
    /** Part of the address. */
    slug: slug('title'),
    /** What kind of act it is. */
    kind: shared(oneOf(documentKinds)),
    /** The act's number as it is written: `PQ-4135`, `355-son`. */
    number: optional(line(40)),
    /** The day it was adopted. */
    adoptedOn: optional(shared(day(sinceOldActs))),
    /** Who adopted it. */
    issuer: optional(line(200)),
    /** Whether it is in force. (`status` is Strapi's own word for draft and published.) */
    legalStatus: shared(oneOf(legalStatuses)),
    /** The day it lost force; to be marked within seven days (openness criteria of decree UP-154). */
    lostForceOn: optional(shared(day(sinceOldActs))),
    /** The act as a file. */
    file: optional(documentFile()),
    /** How many pages the file has. */
    pageCount: optional(whole(1, 10_000)),
    /** The act's text on the page itself. */
    body: optional(richText()),
    /** The act in the national database of legislation. */
    officialUrl: optional(url()),
    /** Where a draft is discussed. */
    discussionUrl: optional(url()),
  },
  rules({ legalStatus, lostForceOn }, complain) {
    if (legalStatus === 'lost-force' && lostForceOn === null) complain('lostForceOn', 'is missing although the act has lost force');
    if (legalStatus !== 'lost-force' && lostForceOn !== null) complain('lostForceOn', 'is given although the act has not lost force');
  },
});
