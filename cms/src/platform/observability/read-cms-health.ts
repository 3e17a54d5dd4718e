import { limitTime } from '@ochiq/service-kit/limit-time';
import { createJsonResponse, type EndpointResponse } from '@ochiq/service-kit/ops-server';
import type { Core } from '@strapi/strapi';

import { getTable } from '../database/get-table';

type OutboxState = { waiting: number; givenUp: number; /** How long the oldest has waited, in seconds. */ age: number };

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

/** How long the database may take to show that it is there, in milliseconds. */
const timeoutMs = 2000;

/** Letters that wait longer than that, in seconds, wait for a person. */
const maxOutboxAge = 60 * 60;

type HealthSources = { database: () => Promise<unknown>; outbox: () => Promise<OutboxState>; hasMailServer: boolean };

/** Reads the health of the CMS: down without its database, degraded with letters that no mail server accepts. */
export async function readCmsHealth({ database, outbox, hasMailServer }: HealthSources): Promise<EndpointResponse> {
  try {
    await limitTime(database(), timeoutMs);
    const { waiting, givenUp, age } = await limitTime(outbox(), timeoutMs);
    const status = hasMailServer && age > maxOutboxAge ? 'degraded' : 'ok';
    return createJsonResponse(200, {
      status,
      database: 'ok',
      mail: hasMailServer ? 'set up' : 'not set up',
      outbox: { waiting, givenUp, age },
    });
  } catch {
    return createJsonResponse(503, { status: 'down', database: 'unreachable' });
  }
}
