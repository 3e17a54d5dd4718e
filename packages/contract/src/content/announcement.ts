import { defineCollection } from '../fields/content-type.ts';
import { defineDayField, defineLineField, makeOptional, defineRichTextField, makeShared, defineTextField } from '../fields/field.ts';
import { defineListField } from '../fields/reference-fields.ts';
import { defineSlugField } from '../fields/address-fields.ts';
import { attachment } from '../part/files.ts';

export const announcement = defineCollection({
  singular: 'announcement',
  plural: 'announcements',
  title: 'Announcement',
  fields: {
    /** What is announced, in one line. */
    title: defineLineField(160),
    /** Part of the address. */
    slug: defineSlugField('title'),
    /** One or two sentences for lists. */
    summary: makeOptional(defineTextField(400)),
    /** The full text. */
    body: defineRichTextField(),
    /** The day it was made. */
    date: makeShared(defineDayField()),
    /** The last day it is valid. */
    validUntil: makeOptional(makeShared(defineDayField())),
    /** Files to download. */
    attachments: defineListField(attachment, 20),
  },
  rules({ date, validUntil }, complain) {
    if (validUntil !== null && validUntil < date) complain('validUntil', 'is before the day of the announcement');
  },
});
