import { defineCollection } from '../fields/content-type.ts';
import {
  defineAmountField,
  defineDayField,
  defineLineField,
  makeOptional,
  defineRichTextField,
  makeShared,
  defineTextField,
} from '../fields/field.ts';
import { defineListField } from '../fields/reference-fields.ts';
import { defineSlugField } from '../fields/address-fields.ts';
import { attachment } from '../part/files.ts';

export const tender = defineCollection({
  singular: 'tender',
  plural: 'tenders',
  title: 'Tender',
  fields: {
    /** What is bought, in one line. */
    title: defineLineField(250),
    /** Part of the address. */
    slug: defineSlugField('title'),
    /** The lot's number. */
    number: makeShared(defineLineField(60)),
    /** What is bought, in full. */
    subject: makeOptional(defineRichTextField()),
    /** The starting price in soum. */
    amount: makeOptional(makeShared(defineAmountField(0))),
    /** The day it was announced. */
    publishedOn: makeShared(defineDayField()),
    /** The last day for offers; the tender closes by itself after it. */
    deadline: makeShared(defineDayField()),
    /** Who won and for how much, or why there was no winner. Makes the tender finished. */
    result: makeOptional(defineTextField(1500)),
    /** Terms of reference, forms, protocol. */
    files: defineListField(attachment, 20),
  },
  rules({ publishedOn, deadline }, complain) {
    if (deadline < publishedOn) complain('deadline', 'is before the day of the announcement');
  },
});
