/** Keeps this process until some work is done: a host of commands (hosts.mjs), all that the work may wait for, keeps none. */
export async function stayWhile<T>(work: Promise<T>): Promise<T> {
  const stay = setInterval(() => undefined, 1_000_000);
  try {
    return await work;
  } finally {
    clearInterval(stay);
  }
}
