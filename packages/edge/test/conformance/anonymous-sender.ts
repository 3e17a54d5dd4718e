import type { Sender } from '../../src/http/sender.ts';

/** A sender for requests where it does not matter: no body, no log. */
export const anonymousSender: Sender = {
  requestId: '',
  address: () => '',
  read: () => Promise.resolve(null),
  note: () => undefined,
};
