import { email, line, text } from '../field.ts';
import { intake } from '../intake-type.ts';

export const contactMessage = intake({
  singular: 'contact-message',
  plural: 'contact-messages',
  title: 'Contact message',
  fields: {
    /** How the sender is called. */
    name: line(100),
    /** Where the answer goes. */
    email: email(),
    /** What it is about. */
    subject: line(160),
    /** What the sender writes. */
    message: text(5000),
  },
});
