import { defineCollection } from '../fields/content-type.ts';
import { sinceOldActs } from '../fields/day-range.ts';
import {
  defineDayField,
  defineLineField,
  defineEnumField,
  makeOptional,
  defineRichTextField,
  makeShared,
  defineIntegerField,
} from '../fields/field.ts';
import { defineDocumentFileField } from '../fields/reference-fields.ts';
import { defineSlugField, defineUrlField } from '../fields/address-fields.ts';

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

export const document = defineCollection({
  singular: 'document',
  plural: 'documents',
  title: 'Document',
  fields: {
    /** The act's title, without number and date. */
    title: defineLineField(300),
    /** Part of the address. */
    slug: defineSlugField('title'),
    /** What kind of act it is. */
    kind: makeShared(defineEnumField(documentKinds)),
    /** The act's number as it is written: `PQ-4135`, `355-son`. */
    number: makeOptional(defineLineField(40)),
    /** The day it was adopted. */
    adoptedOn: makeOptional(makeShared(defineDayField(sinceOldActs))),
    /** Who adopted it. */
    issuer: makeOptional(defineLineField(200)),
    /** Whether it is in force. (`status` is Strapi's own word for draft and published.) */
    legalStatus: makeShared(defineEnumField(legalStatuses)),
    /** The day it lost force; to be marked within seven days (openness criteria of decree UP-154). */
    lostForceOn: makeOptional(makeShared(defineDayField(sinceOldActs))),
    /** The act as a file. */
    file: makeOptional(defineDocumentFileField()),
    /** How many pages the file has. */
    pageCount: makeOptional(defineIntegerField(1, 10_000)),
    /** The act's text on the page itself. */
    body: makeOptional(defineRichTextField()),
    /** The act in the national database of legislation. */
    officialUrl: makeOptional(defineUrlField()),
    /** Where a draft is discussed. */
    discussionUrl: makeOptional(defineUrlField()),
  },
  rules({ legalStatus, lostForceOn }, complain) {
    if (legalStatus === 'lost-force' && lostForceOn === null) complain('lostForceOn', 'is missing although the act has lost force');
    if (legalStatus !== 'lost-force' && lostForceOn !== null) complain('lostForceOn', 'is given although the act has not lost force');
  },
});
