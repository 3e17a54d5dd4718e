import { email, line, oneOf, text } from '../field.ts';
import { intakeForms } from '../forms/forms.ts';
import { intake, messageStages } from '../intake-type.ts';

const { name, subject, message } = intakeForms.contact;

export const contactMessage = intake({
  singular: 'contact-message',
  plural: 'contact-messages',
  title: 'Contact message',
  fields: {
    /** How the sender is called. */
    name: line(name.max),
    /** The address for the reply. */
    email: email(),
    /** What it is about. */
    subject: line(subject.max),
    /** What the sender writes. */
    message: text(message.max),
    /** Whether it was replied to. */
    stage: oneOf(messageStages),
  },
});
