import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a condition holds; a busy machine may take a while. @throws it does not hold after ten seconds */
export async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let asked = 0; asked < 400; asked += 1) {
    if (await isSo()) return;
    await wait(25);
  }
  throw new Error(`It never came to be so: ${String(isSo)}`);
}
