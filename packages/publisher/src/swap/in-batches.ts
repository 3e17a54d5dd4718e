/** More at once only wait for each other: the disk makes a handful of files safe together. */
const atOnce = 16;

/** Does something with every item, a few at a time, in order of the items; after a failure no further one is begun. */
export async function inBatches<T>(items: readonly T[], work: (item: T, index: number) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += atOnce) {
    const results = await Promise.allSettled(items.slice(start, start + atOnce).map((item, index) => work(item, start + index)));
    // All have ended by now: nothing writes on behind the back of whoever cleans up.
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }
}
