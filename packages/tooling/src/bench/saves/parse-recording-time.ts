/** What the CMS has added to changes of entries since it started: the history, or the audit log. */
export type RecordingTime = {
  /** How often it was measured: for each change by the history, for each write by the audit log. */
  count: number;
  seconds: number;
  /** How often it took no more than the goal. */
  withinGoal: number;
};

/** The goals of what is added to a save, in seconds; each is a bucket of its histogram. */
export const goalSeconds = { history: 0.015, audit: 0.003 } as const;

/** Parses the CMS's response to `GET /metrics`. @throws Error it lacks a metric */
export function parseRecordingTime(text: string, what: keyof typeof goalSeconds): RecordingTime {
  const read = (name: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    if (line === undefined) throw new Error(`The CMS does not tell ${name}: is it of another version?`);
    return Number(line.slice(name.length + 1));
  };
  return {
    count: read(`ochiq_${what}_seconds_count`),
    seconds: read(`ochiq_${what}_seconds_sum`),
    withinGoal: read(`ochiq_${what}_seconds_bucket{le="${String(goalSeconds[what])}"}`),
  };
}

/** Subtracts what was measured before. */
export const computeTimeSince = (after: RecordingTime, before: RecordingTime): RecordingTime => ({
  count: after.count - before.count,
  seconds: after.seconds - before.seconds,
  withinGoal: after.withinGoal - before.withinGoal,
});
