import { randomBytes } from 'node:crypto';

/** Strapi wants an address of every account. This domain is nobody's, and never will be (RFC 2606). */
const domain = '@no-address.invalid';

/** What stands where an account has no address: another for each. */
export const noAddress = (): string => `${randomBytes(16).toString('hex')}${domain}`;

/** Whether letters can go there. */
export const hasAddress = (email: string): boolean => !email.toLowerCase().endsWith(domain);
