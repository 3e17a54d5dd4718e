import { defineBooleanField, defineEnumField, makeOptional, defineTextField } from '../fields/field.ts';
import { intakeForms } from '../forms/forms.ts';
import { defineIntakeType, messageStages } from '../forms/intake-type.ts';

export const pageFeedback = defineIntakeType({
  singular: 'page-feedback',
  plural: 'page-feedbacks',
  title: 'Page feedback',
  fields: {
    /** Whether the page helped; nothing where an error is reported. */
    useful: makeOptional(defineBooleanField()),
    /** What was wrong or missing. */
    text: makeOptional(defineTextField(intakeForms['error-report'].text.max)),
    /** Whether it has been dealt with. */
    stage: defineEnumField(messageStages),
  },
});
