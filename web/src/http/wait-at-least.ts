/**
 * Waits for a promise, but at least so many milliseconds: a loading state that is shown is seen.
 * @throws the promise's own failure, no sooner either
 */
export async function waitAtLeast<T>(ms: number, promise: Promise<T>): Promise<T> {
  const pause = new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
  try {
    return await promise;
  } finally {
    await pause;
  }
}
