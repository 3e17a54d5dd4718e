import { addressBlock, addressNetwork } from '@ochiq/network/address-block';

import type { Counted } from './limiter';
import { addressLimits, fileFormLimits, type CountedForm } from './limits';
import type { Asker } from './password-tries';
import { keyedHash } from './secret-keys';

/** The sender of a request: hashes of the address block and of its network, and the month's salt that they were made with. */
export type Sender = Asker & { salt: string };

/** Returns who sends from an address, as hashes. */
export function senderAt(salt: string, address: string): Sender {
  const network = addressNetwork(address);
  return { salt, hash: keyedHash(salt, addressBlock(address)), network: network === null ? null : keyedHash(salt, network) };
}

export const emailHash = ({ salt }: Sender, email: string): string => keyedHash(salt, email.toLowerCase());

/** Counts a form for who sends it, and for nobody else: what a form is about is no wall, or strangers could keep its owner out. */
export function countedFor(form: CountedForm, { hash }: Sender, isProved: boolean): readonly Counted[] {
  const kind = isProved ? 'proved' : 'unproved';
  return [{ key: `${form}/${kind}/${hash}`, limit: addressLimits[form][kind] }];
}

/** Counts a form that brings files once more, by itself: what it leaves takes room for years. */
export const countedFiles = ({ hash }: Sender, isProved: boolean): readonly Counted[] => {
  const kind = isProved ? 'proved' : 'unproved';
  return [{ key: `files/${kind}/${hash}`, limit: fileFormLimits[kind] }];
};
