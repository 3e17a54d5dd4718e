import { setTimeout as wait } from 'node:timers/promises';

/** The pool of connections of Knex, version 3.0.1: how many are in use, and how many queries wait for one. */
export type ConnectionPool = { numUsed: () => number; numPendingAcquires: () => number };

/** Between two queries of a request the pool is idle for a moment, too. */
const quietMs = 20;
const stepMs = 4;
/** Readers who never pause delay no plan for longer. */
const maxWaitMs = 400;

/**
 * Waits until the database was idle for a moment, or for a limited time. SQLite has one connection, and a request
 * of the publisher makes dozens of queries: each would wait for a whole plan, so that the first of several plans would
 * be live as late as the last.
 */
export async function waitForReaders(pool: ConnectionPool): Promise<void> {
  const end = performance.now() + maxWaitMs;
  for (let quietSince = performance.now(); performance.now() < end;) {
    await wait(stepMs);
    if (pool.numUsed() + pool.numPendingAcquires() > 0) quietSince = performance.now();
    else if (performance.now() - quietSince >= quietMs) return;
  }
}
