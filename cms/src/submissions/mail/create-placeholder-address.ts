import { randomBytes } from 'node:crypto';

/** Strapi wants an address for every account. This domain is reserved and never resolves (RFC 2606). */
const placeholderDomain = '@no-address.invalid';

/** Creates a placeholder for an account without an address, unique for each. */
export const createPlaceholderAddress = (): string => `${randomBytes(16).toString('hex')}${placeholderDomain}`;

/** Returns whether letters can be sent to an address. */
export const hasAddress = (email: string): boolean => !email.toLowerCase().endsWith(placeholderDomain);
