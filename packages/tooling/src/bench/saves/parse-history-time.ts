/** What the history has taken of changes of entries, since the CMS started. */
export type HistoryTime = {
  changes: number;
  seconds: number;
  /** Changes in which it took no more than the goal. */
  withinGoal: number;
};

/** The goal of what the history adds to a save, in seconds, which is a bucket of the histogram. */
export const goalSeconds = 0.015;

/** Parses the CMS's response to `GET /metrics`. @throws Error it lacks a metric */
export function parseHistoryTime(text: string): HistoryTime {
  const read = (name: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    if (line === undefined) throw new Error(`The CMS does not tell ${name}: is it of another version?`);
    return Number(line.slice(name.length + 1));
  };
  return {
    changes: read('ochiq_history_seconds_count'),
    seconds: read('ochiq_history_seconds_sum'),
    withinGoal: read(`ochiq_history_seconds_bucket{le="${String(goalSeconds)}"}`),
  };
}
