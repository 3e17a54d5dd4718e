import { defineCollection } from '../fields/content-type.ts';
import { defineBooleanField, defineLineField, makeShared, defineTextField, defineIntegerField } from '../fields/field.ts';

export const testimonial = defineCollection({
  singular: 'testimonial',
  plural: 'testimonials',
  title: 'Testimonial',
  fields: {
    /** What the person says of the institution. */
    content: defineTextField(800),
    /** The author's name. */
    name: defineLineField(120),
    /** In what capacity. */
    role: defineLineField(160),
    /** The person agreed to be shown with name and words. Without it the entry is not shown. */
    consent: makeShared(defineBooleanField()),
    /** The place in the list, the first is 1. */
    order: makeShared(defineIntegerField(1, 1000)),
  },
  rules({ consent }, complain) {
    if (!consent) complain('consent', 'is not given: a testimonial is published only with the consent of its author');
  },
});
