import { line, phone } from '../field.ts';
import { intake } from '../intake-type.ts';

export const callbackRequest = intake({
  singular: 'callback-request',
  plural: 'callback-requests',
  title: 'Callback request',
  fields: {
    /** Whom to ask for. */
    name: line(100),
    /** The number to call. */
    phone: phone(),
  },
});
