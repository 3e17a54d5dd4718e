/**
 * Creates a refresh that runs at most once per interval (single-flight): all callers share a running refresh. A forced
 * call gets a refresh that started after the call.
 * @param now a monotonic clock, in milliseconds
 */
export function createThrottledRefresh(
  intervalMs: number,
  refresh: () => Promise<void>,
  now: () => number,
): (isForced?: boolean) => Promise<void> {
  let refreshedAt = -Infinity;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const startRefresh = (): Promise<void> => {
    refreshedAt = now();
    running = refresh().finally(() => {
      running = undefined;
    });
    return running;
  };
  // One at a time: a slow refresh must not overwrite the result of a newer one.
  const startNextRefresh = async (): Promise<void> => {
    do await running?.catch(() => undefined);
    while (running);
    next = undefined;
    await startRefresh();
  };

  return async (isForced = false) => {
    if (isForced) return (next ??= startNextRefresh());
    if (!running && now() - refreshedAt >= intervalMs) await startRefresh();
    else await running;
  };
}
