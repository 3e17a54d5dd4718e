import { defineCollection } from '../fields/content-type.ts';
import { defineLineField, makeOptional, defineRichTextField, makeShared, defineIntegerField } from '../fields/field.ts';
import { defineRelationListField } from '../fields/reference-fields.ts';
import { defineSlugField } from '../fields/address-fields.ts';

export const faq = defineCollection({
  singular: 'faq',
  plural: 'faqs',
  title: 'Question and answer',
  fields: {
    /** As a citizen would ask it. */
    question: defineLineField(250),
    /** The anchor on the page, so that one answer can be linked to. */
    slug: defineSlugField('question'),
    /** The answer, the short one first. */
    answer: defineRichTextField(),
    /** The topic; questions of one topic are grouped. */
    topic: makeOptional(defineLineField(80)),
    /** The place in the list, the first is 1. */
    order: makeShared(defineIntegerField(1, 1000)),
    /** The acts the answer rests on. */
    legalBasis: defineRelationListField('document'),
  },
});
