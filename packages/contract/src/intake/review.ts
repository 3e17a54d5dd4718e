import { flag, line, oneOf, text } from '../field.ts';
import { intakeForms } from '../forms/forms.ts';
import { intake, moderationStages } from '../intake-type.ts';

const { name, role, content } = intakeForms.review;

export const review = intake({
  singular: 'review',
  plural: 'reviews',
  title: 'Review',
  fields: {
    /** The author's name. */
    name: line(name.max),
    /** In what capacity. */
    role: line(role.max),
    /** What the person says of the institution. */
    content: text(content.max),
    /** The person agreed to be shown with name and words. */
    consent: flag(),
    /** Becomes a testimonial when an editor has approved it. */
    stage: oneOf(moderationStages),
  },
});
