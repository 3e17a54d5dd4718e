const maxBackoffMs = 6 * 60 * 60 * 1000;

/** Letters are given up after this time: the recipient no longer expects them. */
export const giveUpAfterMs = 3 * 24 * 60 * 60 * 1000;

/** Calculates the pause after so many attempts: doubled each time, six hours at most. */
export const calculateBackoffMs = (attempts: number, firstMs: number): number => Math.min(firstMs * 2 ** (attempts - 1), maxBackoffMs);
