import type { Core } from '@strapi/strapi';

import { getTable } from '../database/get-table';

export type OutboxState = { waiting: number; givenUp: number; /** How long the oldest has waited, in seconds. */ age: number };

/** Counts the waiting letters, and returns the age of the oldest. */
export async function readOutboxState(strapi: Core.Strapi, now: Date): Promise<OutboxState> {
  const outbox = getTable(strapi, 'mail');
  const [oldest] = await outbox.findMany({ where: { state: 'waiting' }, orderBy: [{ madeAt: 'asc' }], limit: 1 });
  const age = oldest === undefined ? 0 : Math.max(0, Math.round((now.getTime() - new Date(oldest.madeAt).getTime()) / 1000));
  return {
    waiting: await outbox.count({ where: { state: 'waiting' } }),
    givenUp: await outbox.count({ where: { state: 'given-up' } }),
    age,
  };
}
