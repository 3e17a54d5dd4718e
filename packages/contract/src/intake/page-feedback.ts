import { flag, optional, text } from '../field.ts';
import { intake } from '../intake-type.ts';

export const pageFeedback = intake({
  singular: 'page-feedback',
  plural: 'page-feedbacks',
  title: 'Page feedback',
  fields: {
    /** Whether the page helped. */
    useful: flag(),
    /** What was wrong or missing. */
    text: optional(text(2000)),
  },
});
