import { defineLineField, definePhoneField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';

export const phoneLine = definePart('phone-line', 'Telephone', {
  /** The label: reception, press service. */
  label: defineLineField(120),
  /** The number. */
  number: definePhoneField(),
});
