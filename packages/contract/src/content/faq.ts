import { collection } from '../content-type.ts';
import { line, optional, refs, richText, shared, slug, whole } from '../field.ts';

export const faq = collection({
  singular: 'faq',
  plural: 'faqs',
  title: 'Question and answer',
  fields: {
    /** As a citizen would ask it. */
    question: line(250),
    /** The anchor on the page, so that one answer can be linked to. */
    slug: slug('question'),
    /** The answer, the short one first. */
    answer: richText(),
    /** The topic; questions of one topic are grouped. */
    topic: optional(line(80)),
    /** The place in the list, the first is 1. */
    order: shared(whole(1, 1000)),
    /** The acts the answer rests on. */
    legalBasis: refs('document'),
  },
});
