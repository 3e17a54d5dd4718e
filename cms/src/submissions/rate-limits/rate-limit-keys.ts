import { getAddressBlock, getAddressNetwork } from '@ochiq/service-kit/client-address';

import type { RateLimitKey } from './limiter';
import { addressLimits, fileFormLimits, type RateLimitedForm } from './limits';
import type { ClientHashes } from './password-tries';
import { hashWithKey } from '../forms/secret-keys';

/** The sender of a request: hashes of the address block and of its network, and the month's salt that they were made with. */
export type Sender = ClientHashes & { salt: string };

/** Returns the hashes of a sender's address and network. */
export function hashSender(salt: string, address: string): Sender {
  const network = getAddressNetwork(address);
  return { salt, hash: hashWithKey(salt, getAddressBlock(address)), network: network === null ? null : hashWithKey(salt, network) };
}

export const hashEmail = ({ salt }: Sender, email: string): string => hashWithKey(salt, email.toLowerCase());

/**
 * Returns the rate limit keys of a form. They depend on the sender only: a limit on the form's subject would let
 * strangers lock its owner out.
 */
export function getRateLimitKeys(form: RateLimitedForm, { hash }: Sender, isProved: boolean): readonly RateLimitKey[] {
  const kind = isProved ? 'proved' : 'unproved';
  return [{ key: `${form}/${kind}/${hash}`, limit: addressLimits[form][kind] }];
}

/** Returns the rate limit keys of a form with files, which is counted separately: its files take space for years. */
export const getFileRateLimitKeys = ({ hash }: Sender, isProved: boolean): readonly RateLimitKey[] => {
  const kind = isProved ? 'proved' : 'unproved';
  return [{ key: `files/${kind}/${hash}`, limit: fileFormLimits[kind] }];
};
