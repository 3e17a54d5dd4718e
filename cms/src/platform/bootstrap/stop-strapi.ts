import type { Core } from '@strapi/strapi';

type Pool = { numUsed: () => number; numPendingAcquires: () => number };

const requiredIdleRounds = 3;
const roundMs = 50;
const limitMs = 4000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the database is idle: Strapi notifies its listeners after the response, and they may still use it. */
async function waitUntilIdle(strapi: Core.Strapi): Promise<void> {
  const { pool } = strapi.db.connection.client as { pool: Pool };
  for (let idleRounds = 0; idleRounds < requiredIdleRounds;) {
    await pause(roundMs);
    idleRounds = pool.numUsed() + pool.numPendingAcquires() === 0 ? idleRounds + 1 : 0;
  }
}

/** Ends Strapi cleanly, or leaves it after a few seconds. */
export async function stopStrapi(strapi: Core.Strapi): Promise<void> {
  await Promise.race([waitUntilIdle(strapi), pause(limitMs)]);
  await Promise.race([strapi.destroy(), pause(limitMs)]);
}
