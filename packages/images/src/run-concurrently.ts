/** Runs a task for every item, at most `limit` concurrently; the first failure rejects. */
export async function runConcurrently<T>(items: readonly T[], limit: number, task: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
