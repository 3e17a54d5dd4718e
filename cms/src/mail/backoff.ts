const longestMs = 6 * 60 * 60 * 1000;

/** After this time nobody waits for a letter any more. */
export const patienceMs = 3 * 24 * 60 * 60 * 1000;

/** How long to wait after so many tries: twice as long each time, six hours at most. */
export const pauseAfter = (attempts: number, firstMs: number): number => Math.min(firstMs * 2 ** (attempts - 1), longestMs);
