import { collection } from '../content-type.ts';
import { flag, line, shared, text, whole } from '../field.ts';

export const testimonial = collection({
  singular: 'testimonial',
  plural: 'testimonials',
  title: 'Testimonial',
  fields: {
    /** What the person says of the institution. */
    content: text(800),
    /** The author's name. */
    name: line(120),
    /** In what capacity. */
    role: line(160),
    /** The person agreed to be shown with name and words. Without it the entry is not shown. */
    consent: shared(flag()),
    /** The place in the list, the first is 1. */
    order: shared(whole(1, 1000)),
  },
  rules({ consent }, complain) {
    if (!consent) complain('consent', 'is not given: a testimonial is published only with the consent of its author');
  },
});
