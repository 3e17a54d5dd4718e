import { defineBooleanField, defineLineField, defineEnumField, defineTextField } from '../fields/field.ts';
import { intakeForms } from '../forms/forms.ts';
import { defineIntakeType, moderationStages } from '../forms/intake-type.ts';

const { name, role, content } = intakeForms.review;

export const review = defineIntakeType({
  singular: 'review',
  plural: 'reviews',
  title: 'Review',
  fields: {
    /** The author's name. */
    name: defineLineField(name.max),
    /** In what capacity. */
    role: defineLineField(role.max),
    /** What the person says of the institution. */
    content: defineTextField(content.max),
    /** The person agreed to be shown with name and words. */
    consent: defineBooleanField(),
    /** Becomes a testimonial when an editor has approved it. */
    stage: defineEnumField(moderationStages),
  },
});
