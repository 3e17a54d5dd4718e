import { setTimeout as wait } from 'node:timers/promises';

/** What another try does not make good: a wrong key, a bucket that is not there. */
export class Refused extends Error {}

const tries = 4;
const firstPause = 200;

/** Tries again after a longer and longer pause what may go well another time. @throws the last failure */
export async function retried<T>(work: () => Promise<T>, pause = firstPause): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refused || attempt === tries) throw error;
      // Many that failed at once are not to come back at once.
      await wait(pause * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
    }
  }
}
