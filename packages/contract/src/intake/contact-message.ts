import { defineEmailField, defineLineField, defineEnumField, defineTextField } from '../fields/field.ts';
import { intakeForms } from '../forms/forms.ts';
import { defineIntakeType, messageStages } from '../forms/intake-type.ts';

const { name, subject, message } = intakeForms.contact;

export const contactMessage = defineIntakeType({
  singular: 'contact-message',
  plural: 'contact-messages',
  title: 'Contact message',
  fields: {
    /** How the sender is called. */
    name: defineLineField(name.max),
    /** The address for the reply. */
    email: defineEmailField(),
    /** What it is about. */
    subject: defineLineField(subject.max),
    /** What the sender writes. */
    message: defineTextField(message.max),
    /** Whether it was replied to. */
    stage: defineEnumField(messageStages),
  },
});
