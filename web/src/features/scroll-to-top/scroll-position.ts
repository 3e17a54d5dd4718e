/** How far down an even scroll to the top is after a while. */
export const scrollPosition = (from: number, elapsed: number, duration: number): number =>
  from * (1 - Math.min(Math.max(elapsed / duration, 0), 1));
