import { setTimeout as pause } from 'node:timers/promises';

import { wasStopped } from './children.ts';
import type { Service } from './service.ts';

const pauses = { first: 1000, longest: 30_000 };

/** One that stayed for a minute is no longer one that does not stay. */
const isLongAgo = (began: number) => Date.now() - began > 2 * pauses.longest;

/**
 * Starts a service, and starts it again whenever it ends by itself: after a second, and after twice as long each time
 * that it does not stay, at most half a minute.
 * @param say tells whoever started it
 * @throws CommandFailure it did not start the first time
 */
export async function keepService(
  name: string,
  start: () => Promise<Service>,
  { first, longest } = pauses,
  say: (line: string) => void = console.error,
): Promise<Service> {
  const startAgain = async (wait: number): Promise<void> => {
    await pause(wait);
    try {
      watch(await start(), Math.min(2 * wait, longest));
      say(`${name} runs again.`);
    } catch (error) {
      say(`${name} does not start again: ${error instanceof Error ? error.message : String(error)}`);
      await startAgain(Math.min(2 * wait, longest));
    }
  };
  const watch = ({ child }: Service, wait: number): void => {
    const began = Date.now();
    child.once('exit', (code, signal) => {
      if (wasStopped(child)) return;
      say(`${name} ended (${signal ?? `code ${String(code)}`}); it is started again. Its log says why.`);
      void startAgain(isLongAgo(began) ? first : wait);
    });
  };
  const service = await start();
  watch(service, first);
  return service;
}
