/**
 * Creates a refresh that runs at most once per interval (single-flight): all callers share a running refresh. A forced
 * call gets a refresh that started after the call.
 * @param now a monotonic clock, in milliseconds
 */
export function nowAndThen(every: number, look: () => Promise<void>, now: () => number): (afresh?: boolean) => Promise<void> {
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const begin = (): Promise<void> => {
    lookedAt = now();
    looking = look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  // One at a time: a slow refresh must not overwrite the result of a newer one.
  const beginAfterwards = async (): Promise<void> => {
    do await looking?.catch(() => undefined);
    while (looking);
    next = undefined;
    await begin();
  };

  return async (afresh = false) => {
    if (afresh) return (next ??= beginAfterwards());
    if (!looking && now() - lookedAt >= every) await begin();
    else await looking;
  };
}
