/** Computes the position of a linear scroll to the top after a while. */
export const computeScrollPosition = (from: number, elapsed: number, duration: number): number =>
  from * (1 - Math.min(Math.max(elapsed / duration, 0), 1));
