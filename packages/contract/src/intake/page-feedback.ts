import { flag, oneOf, optional, text } from '../field.ts';
import { intakeForms } from '../forms/forms.ts';
import { intake, messageStages } from '../intake-type.ts';

export const pageFeedback = intake({
  singular: 'page-feedback',
  plural: 'page-feedbacks',
  title: 'Page feedback',
  fields: {
    /** Whether the page helped; nothing where an error is reported. */
    useful: optional(flag()),
    /** What was wrong or missing. */
    text: optional(text(intakeForms['error-report'].text.max)),
    /** Whether it has been dealt with. */
    stage: oneOf(messageStages),
  },
});
