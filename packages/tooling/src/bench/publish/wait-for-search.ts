import { setTimeout as wait } from 'node:timers/promises';

/** In how many successive looks nothing must be left: the search index is opened some seconds after the publisher is ready. */
const quietLooks = 5;
const maxLooks = 600;

/**
 * Waits until the publisher's search has read everything. The texts of attached files are read in the background, and
 * would count as the processor time of pages.
 * @param readLeft returns how much search still has to read
 * @throws Error it does not get done
 */
export async function waitForSearch(readLeft: () => Promise<number>, pauseMs = 1000): Promise<void> {
  let quiet = 0;
  for (let look = 0; look < maxLooks; look += 1) {
    quiet = (await readLeft()) === 0 ? quiet + 1 : 0;
    if (quiet === quietLooks) return;
    await wait(pauseMs);
  }
  throw new Error('Search does not get done with what it has to read: see the publisher’s log.');
}
