import { createJsonResponse, type EndpointResponse } from '@ochiq/service/ops-server';

import type { OutboxState } from './read-outbox-state';

/** How long the database may take to show that it is there, in milliseconds. */
const timeoutMs = 2000;

/** Letters that wait longer than that, in seconds, wait for a person. */
const maxOutboxAge = 60 * 60;

type HealthSources = { database: () => Promise<unknown>; outbox: () => Promise<OutboxState>; hasMailServer: boolean };

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('too slow'));
    }, timeoutMs);
  });
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
  });
}

/** Reads the health of the CMS: down without its database, degraded with letters that no mail server accepts. */
export async function readCmsHealth({ database, outbox, hasMailServer }: HealthSources): Promise<EndpointResponse> {
  try {
    await withTimeout(database());
    const { waiting, givenUp, age } = await withTimeout(outbox());
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
