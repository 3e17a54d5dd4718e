import { setTimeout as wait } from 'node:timers/promises';

/** An error that a retry can't resolve: a wrong key, a missing bucket. */
export class PermanentError extends Error {}

const maxAttempts = 4;
const firstPauseMs = 200;

/** Retries with exponential backoff and jitter, except after a permanent error. @throws the last failure */
export async function retryWithBackoff<T>(work: () => Promise<T>, pause = firstPauseMs): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof PermanentError || attempt === maxAttempts) throw error;
      // Jitter keeps simultaneous failures from retrying simultaneously.
      await wait(pause * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
    }
  }
}
