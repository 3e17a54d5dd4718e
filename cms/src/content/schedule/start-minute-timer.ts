const minuteMs = 60_000;

/** Calculates how long it is until the next minute begins, in milliseconds. */
export const getMsToNextMinute = (now: number): number => minuteMs - (now % minuteMs);

export type MinuteTimer = { stop: () => void };

/**
 * Calls back when each minute begins, never before: plans are due then, and what looks every few seconds would be late
 * by as much. A timer that fires early, by its own imprecision or because the clock was set back, waits for the rest.
 */
export function startMinuteTimer(onMinute: () => void): MinuteTimer {
  let timer: NodeJS.Timeout;
  const waitFor = (due: number) => {
    timer = setTimeout(() => {
      if (Date.now() < due) {
        waitFor(Math.min(due, getNextMinute()));
        return;
      }
      waitFor(getNextMinute());
      onMinute();
    }, due - Date.now());
    timer.unref();
  };
  waitFor(getNextMinute());
  return {
    stop: () => {
      clearTimeout(timer);
    },
  };
}

function getNextMinute(): number {
  const now = Date.now();
  return now + getMsToNextMinute(now);
}
