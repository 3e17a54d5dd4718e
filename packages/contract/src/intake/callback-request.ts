import { line, oneOf, phone } from '../field.ts';
import { intakeForms } from '../forms/forms.ts';
import { intake, messageStages } from '../intake-type.ts';

export const callbackRequest = intake({
  singular: 'callback-request',
  plural: 'callback-requests',
  title: 'Callback request',
  fields: {
    /** Whom to ask for. */
    name: line(intakeForms.callback.name.max),
    /** The number to call. */
    phone: phone(),
    /** Whether the call was made. */
    stage: oneOf(messageStages),
  },
});
