import { setTimeout as wait } from 'node:timers/promises';

/** An error that a retry can't resolve: a wrong key, a missing bucket. */
export class Refused extends Error {}

const tries = 4;
const firstPause = 200;

/** Retries with exponential backoff and jitter, except after a permanent error. @throws the last failure */
export async function retried<T>(work: () => Promise<T>, pause = firstPause): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refused || attempt === tries) throw error;
      // Jitter keeps simultaneous failures from retrying simultaneously.
      await wait(pause * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
    }
  }
}
