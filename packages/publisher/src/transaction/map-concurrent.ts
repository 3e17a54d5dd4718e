/** More concurrency only adds waiting: the disk syncs a handful of files together. */
const concurrency = 16;

/** Runs `work` for each item in order, with limited concurrency; after a failure no further item is started. */
export async function mapConcurrent<T>(items: readonly T[], work: (item: T, index: number) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += concurrency) {
    const results = await Promise.allSettled(items.slice(start, start + concurrency).map((item, index) => work(item, start + index)));
    // All have settled by now: no write continues during the caller's cleanup.
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }
}
