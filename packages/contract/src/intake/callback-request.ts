import { defineLineField, defineEnumField, definePhoneField } from '../fields/field.ts';
import { intakeForms } from '../forms/forms.ts';
import { defineIntakeType, messageStages } from '../forms/intake-type.ts';

export const callbackRequest = defineIntakeType({
  singular: 'callback-request',
  plural: 'callback-requests',
  title: 'Callback request',
  fields: {
    /** Whom to ask for. */
    name: defineLineField(intakeForms.callback.name.max),
    /** The number to call. */
    phone: definePhoneField(),
    /** Whether the call was made. */
    stage: defineEnumField(messageStages),
  },
});
