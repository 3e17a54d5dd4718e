import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a condition holds; a busy machine may take a while. @throws it does not hold after ten seconds */
export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if (await condition()) return;
    await wait(25);
  }
  throw new Error(`It never came to be so: ${String(condition)}`);
}
