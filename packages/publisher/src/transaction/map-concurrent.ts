/** More concurrency only adds waiting: the disk syncs a handful of files together. */
const concurrency = 16;

/**
 * Runs `work` for each item in order, with limited concurrency; after a failure no further item is started.
 * @throws the first failure, after all that were started have settled: nothing is written during the caller's cleanup
 */
export async function mapConcurrent<T>(items: readonly T[], work: (item: T, index: number) => Promise<void>): Promise<void> {
  const queue = items.entries();
  const failures: unknown[] = [];
  const runNext = async () => {
    for (const [index, item] of queue) {
      await work(item, index).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, runNext));
  if (failures.length > 0) throw failures[0];
}
