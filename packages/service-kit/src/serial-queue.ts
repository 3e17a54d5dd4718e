/** Runs a task after all tasks that were queued before, whether they succeeded or failed. */
export type SerialQueue = <T>(task: () => Promise<T>) => Promise<T>;

/** Creates a queue that runs its tasks one at a time, in their order. */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const current = last.then(task, task);
    last = current;
    return current;
  };
}

const lastByKey = new Map<string, Promise<unknown>>();

/** Runs a task alone among all of this process that have the same key; forgets the key when nothing is queued. */
export async function runExclusive<T>(key: string, task: () => Promise<T>): Promise<T> {
  const current = (lastByKey.get(key) ?? Promise.resolve()).then(task, task);
  lastByKey.set(key, current);
  try {
    return await current;
  } finally {
    if (lastByKey.get(key) === current) lastByKey.delete(key);
  }
}
