import { getAddressBlock } from '@ochiq/service-kit/client-address';

import type { ConcurrencyLimiter, LimitExceeded } from './client-limiters.ts';

export type FairQueueLimits = {
  /** How many tasks run at once, in all and per client. */
  atOnce: number;
  atOnceEach: number;
  /** How many more tasks may wait, in all and per client. */
  waiting: number;
  waitingEach: number;
  /** How long a task may wait, in milliseconds. */
  maxWaitMs: number;
};

type Waiter = { begin: () => void; refuse: (status: LimitExceeded) => void };
type Client = { running: number; waiters: Waiter[] };

/**
 * Creates a queue that runs tasks of clients in turn (round-robin): a client with many requests waits for itself, and
 * others wait for at most one of its tasks. Where the queue is full, the newest task of the client with the most is
 * refused.
 */
export function createFairQueue({ atOnce, atOnceEach, waiting, waitingEach, maxWaitMs }: FairQueueLimits): ConcurrencyLimiter {
  /** In the order of their turns: a client moves to the end when a task of it starts. */
  const clients = new Map<string, Client>();
  let running = 0;
  let waitingInAll = 0;

  const forgetIdle = (name: string, client: Client): void => {
    if (client.running === 0 && client.waiters.length === 0) clients.delete(name);
  };

  const startNext = (): void => {
    for (const [name, client] of clients) {
      if (running >= atOnce) return;
      const waiter = client.running < atOnceEach ? client.waiters.shift() : undefined;
      if (!waiter) continue;
      waitingInAll -= 1;
      running += 1;
      client.running += 1;
      clients.delete(name);
      clients.set(name, client);
      waiter.begin();
    }
  };

  /** Drops the newest task of the longest queue; false where no client has more than `own` tasks. */
  const shedLongestQueue = (own: number): boolean => {
    const longest = [...clients.values()].reduce<Client | undefined>(
      (longestQueue, client) => (client.waiters.length > (longestQueue?.waiters.length ?? own + 1) ? client : longestQueue),
      undefined,
    );
    longest?.waiters.at(-1)?.refuse(503);
    return longest !== undefined;
  };

  const waitForTurn = (name: string, client: Client): Promise<LimitExceeded | 'begun'> =>
    new Promise((resolve) => {
      const leave = (status: LimitExceeded): void => {
        clearTimeout(timer);
        client.waiters.splice(client.waiters.indexOf(waiter), 1);
        waitingInAll -= 1;
        forgetIdle(name, client);
        resolve(status);
      };
      const waiter: Waiter = {
        begin: () => {
          clearTimeout(timer);
          resolve('begun');
        },
        refuse: leave,
      };
      const timer = setTimeout(leave, maxWaitMs, 503);
      client.waiters.push(waiter);
      waitingInAll += 1;
      startNext();
    });

  return async (address, work, refuse) => {
    const name = getAddressBlock(address);
    const client = clients.get(name) ?? { running: 0, waiters: [] };
    const isStartedAtOnce = running < atOnce && client.running < atOnceEach && client.waiters.length === 0;
    if (!isStartedAtOnce) {
      if (client.waiters.length >= waitingEach) return refuse(429);
      if (waitingInAll >= waiting && !shedLongestQueue(client.waiters.length)) return refuse(503);
    }
    clients.set(name, client);
    const turn = await waitForTurn(name, client);
    if (turn !== 'begun') return refuse(turn);
    try {
      return await work();
    } finally {
      running -= 1;
      client.running -= 1;
      forgetIdle(name, client);
      startNext();
    }
  };
}
