import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import type { Mail } from './letters';
import { hasAddress } from './create-placeholder-address';

/** Enqueues letters in the outbox, in the transaction of their cause. */
export async function enqueueMails(strapi: Core.Strapi, mails: readonly Mail[], now: Date): Promise<void> {
  const outbox = getTable(strapi, 'mail');
  for (const mail of mails) {
    if (mail.recipient !== null && !hasAddress(mail.recipient)) continue;
    await outbox.create({ data: { ...mail, state: 'waiting', attempts: 0, madeAt: now, dueAt: now, endedAt: null } });
  }
}
