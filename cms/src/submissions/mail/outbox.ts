import { randomBytes } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import type { Mail } from './letters';

/** Strapi wants an address for every account. This domain is reserved and never resolves (RFC 2606). */
const placeholderDomain = '@no-address.invalid';

/** Creates a placeholder for an account without an address, unique for each. */
export const createPlaceholderAddress = (): string => `${randomBytes(16).toString('hex')}${placeholderDomain}`;

/** Returns whether letters can be sent to an address. */
export const hasAddress = (email: string): boolean => !email.toLowerCase().endsWith(placeholderDomain);

/** Enqueues letters in the outbox, in the transaction of their cause. */
export async function enqueueMails(strapi: Core.Strapi, mails: readonly Mail[], now: Date): Promise<void> {
  const outbox = getTable(strapi, 'mail');
  for (const mail of mails) {
    if (mail.recipient !== null && !hasAddress(mail.recipient)) continue;
    await outbox.create({ data: { ...mail, state: 'waiting', attempts: 0, madeAt: now, dueAt: now, endedAt: null } });
  }
}
