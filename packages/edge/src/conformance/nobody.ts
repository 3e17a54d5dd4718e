import type { Sender } from '../answers/sender.ts';

/** For requests whose sender does not matter: nothing is sent, nothing is noted. */
export const nobody: Sender = {
  requestId: '',
  address: () => '',
  read: () => Promise.resolve(Buffer.from('')),
  pass: () => Promise.resolve(null),
  note: () => undefined,
};
