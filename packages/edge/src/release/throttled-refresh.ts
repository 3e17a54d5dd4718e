/** Refreshes where it is due; a forced call always does. */
export type ThrottledRefresh = ((isForced?: boolean) => Promise<void>) & {
  /**
   * Returns whether what was read last is younger than the interval. From half of it on it is read again meanwhile, so
   * that under load no request waits for it.
   */
  isFresh(): boolean;
};

/**
 * Creates a refresh that runs at most once per interval (single-flight): all callers share a running refresh. A forced
 * call gets a refresh that started after the call.
 * @param now a monotonic clock, in milliseconds
 */
export function createThrottledRefresh(intervalMs: number, refresh: () => Promise<void>, now: () => number): ThrottledRefresh {
  let refreshedAt = -Infinity;
  /** When the refresh that was completed last began. */
  let freshSince = -Infinity;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const startRefresh = (): Promise<void> => {
    const began = now();
    refreshedAt = began;
    running = refresh().finally(() => {
      running = undefined;
      freshSince = began;
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

  const isFresh = (): boolean => {
    const at = now();
    if (!running && !next && at - refreshedAt >= intervalMs / 2) startRefresh().catch(() => undefined);
    return at - freshSince < intervalMs;
  };
  const call = async (isForced = false): Promise<void> => {
    if (isForced) return (next ??= startNextRefresh());
    if (!running && now() - refreshedAt >= intervalMs) await startRefresh();
    else await running;
  };
  return Object.assign(call, { isFresh });
}
