import { reportOutcome, type TaskOutcome, type RunView } from './run-tasks.ts';

type Output = { isTTY: boolean; columns: number; write: (text: string) => void };

/** Interval of progress lines in a log, which keeps every line. */
const quietMs = 60_000;

const formatDuration = (seconds: number) => (seconds < 90 ? `${String(Math.ceil(seconds))} s` : `${String(Math.ceil(seconds / 60))} min`);

const describeEnd = (outcome: TaskOutcome): string => {
  const { task, seconds } = outcome;
  const took = `${seconds.toFixed(1)} s`;
  if (outcome.kind === 'skipped') return `✗ ${task.title}: not begun, since “${outcome.lacks}” failed`;
  if (outcome.kind === 'failed') return `✗ ${task.title}  ${took}`;
  if (!outcome.count) return `✓ ${task.title}  ${took}`;
  const { passed, failed } = outcome.count;
  return `${failed === 0 ? '✓' : '✗'} ${task.title}  ${took}  (${String(passed)} passed, ${String(failed)} failed)`;
};

/**
 * Creates a view of a run: each end as a line, and running tasks, progress and the time left as one updated line on a
 * terminal.
 */
export function createRunView(output: Output, now: () => number = () => performance.now()): RunView {
  let shown = now();
  const clear = output.isTTY ? '\r\u001b[K' : '';
  return {
    begin: () => undefined,
    end: (outcome) => {
      output.write(`${clear}${describeEnd(outcome)}\n`);
      reportOutcome(outcome);
    },
    update: ({ ended, of, secondsLeft, running }) => {
      if (!output.isTTY && now() - shown < quietMs) return;
      shown = now();
      const what = running.map(({ task, how }) => (how ? `${task.title}: ${how}` : task.title)).join('; ');
      const line = `[${String(ended)}/${String(of)}, about ${formatDuration(secondsLeft)} left] ${what}`;
      output.write(output.isTTY ? `${clear}${line.slice(0, output.columns - 1)}` : `${line}\n`);
    },
  };
}
