import { told, type Told } from '@ochiq/service/private-server';

import type { OutboxState } from './outbox-state';

/** How long the database may take to show that it is there, in milliseconds. */
const patience = 2000;

/** Letters that wait longer than that, in seconds, wait for a person. */
const longWait = 60 * 60;

type Parts = { database: () => Promise<unknown>; outbox: () => Promise<OutboxState>; hasMailServer: boolean };

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('too slow'));
    }, patience);
  });
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
  });
}

/** Reads the health of the CMS: down without its database, degraded with letters that no mail server accepts. */
export async function cmsHealth({ database, outbox, hasMailServer }: Parts): Promise<Told> {
  try {
    await inTime(database());
    const { waiting, givenUp, age } = await inTime(outbox());
    const status = hasMailServer && age > longWait ? 'degraded' : 'ok';
    return told(200, { status, database: 'ok', mail: hasMailServer ? 'set up' : 'not set up', outbox: { waiting, givenUp, age } });
  } catch {
    return told(503, { status: 'down', database: 'unreachable' });
  }
}
