/**
 * Looks at something at most once in so many milliseconds; all who ask while it is looked at share the look.
 * @param now milliseconds of a clock that never goes back
 */
export function nowAndThen(every: number, look: () => Promise<void>, now: () => number): () => Promise<void> {
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;
  return async () => {
    if (!looking && now() - lookedAt >= every) {
      lookedAt = now();
      looking = look().finally(() => {
        looking = undefined;
      });
    }
    await looking;
  };
}
