import { addressBlock, addressNetwork } from '@ochiq/network/address-block';

import type { Counted } from './limiter';
import { addressLimits, fileFormLimits, type CountedForm } from './limits';
import type { Asker } from './password-tries';
import { keyedHash } from './secret-keys';

/** The sender of a request: hashes of the address block and of its network, and the month's salt that they were made with. */
export type Sender = Asker & { salt: string };

/** Returns the hashes of a sender's address and network. */
export function senderAt(salt: string, address: string): Sender {
  const network = addressNetwork(address);
  return { salt, hash: keyedHash(salt, addressBlock(address)), network: network === null ? null : keyedHash(salt, network) };
}

export const emailHash = ({ salt }: Sender, email: string): string => keyedHash(salt, email.toLowerCase());

/**
 * Returns the rate limit keys of a form. They depend on the sender only: a limit on the form's subject would let
 * strangers lock its owner out.
 */
export function countedFor(form: CountedForm, { hash }: Sender, isProved: boolean): readonly Counted[] {
  const kind = isProved ? 'proved' : 'unproved';
  return [{ key: `${form}/${kind}/${hash}`, limit: addressLimits[form][kind] }];
}

/** Returns the rate limit keys of a form with files, which is counted separately: its files take space for years. */
export const countedFiles = ({ hash }: Sender, isProved: boolean): readonly Counted[] => {
  const kind = isProved ? 'proved' : 'unproved';
  return [{ key: `files/${kind}/${hash}`, limit: fileFormLimits[kind] }];
};
