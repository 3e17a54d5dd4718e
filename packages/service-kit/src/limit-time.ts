/** Work that did not end in time. It may still be going on, but nothing waits for it any more. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
  /** The code of Node.js and of most libraries for it. */
  readonly code = 'ETIMEDOUT';
}

/**
 * Waits for work, for a limited time. The limit alone keeps no process alive.
 * @throws TimeLimitError it takes longer
 */
export async function limitTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`It took longer than ${String(limitMs)} ms`)), limitMs).unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
