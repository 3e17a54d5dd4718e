import { formatTable } from '../bench/format-table.ts';
import type { TaskOutcome } from './run-tasks.ts';
import { getBrowserReport, listJestReports } from './stages.ts';
import type { TaskLoad } from './task-load.ts';
import { readJestReport, readPlaywrightReport, type TestTime } from './test-report.ts';

/** Sums the durations of tests by file, the longest first. */
function sumByFile(times: readonly TestTime[]): { file: string; tests: number; ms: number }[] {
  const files = new Map<string, { file: string; tests: number; ms: number }>();
  for (const { file, ms } of times) {
    const known = files.get(file) ?? { file, tests: 0, ms: 0 };
    files.set(file, { file, tests: known.tests + 1, ms: known.ms + ms });
  }
  return [...files.values()].sort((one, other) => other.ms - one.ms);
}

const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(7)} s`;

/** Describes the slowest tests, a line each. */
export const describeSlowest = (times: readonly TestTime[], count: number): string[] =>
  [...times]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ file, title, ms }) => `${formatSeconds(ms)}  ${file}: ${title}`);

/** Describes all files with their durations, a line each. */
export const describeFiles = (times: readonly TestTime[]): string[] =>
  sumByFile(times).map(({ file, tests, ms }) => `${formatSeconds(ms)}  ${String(tests).padStart(5)}  ${file}`);

/** Describes each task in a line: its wall time, processor time, and number of tests. */
function describeTasks(outcomes: readonly TaskOutcome[], load: TaskLoad): string {
  const rows = outcomes.map((outcome) => {
    const count = outcome.kind === 'done' ? outcome.count : undefined;
    const tests = count ? String(count.passed + count.failed) : '';
    return [outcome.task.title, outcome.seconds.toFixed(1), load.seconds(outcome.task.name).toFixed(1), tests];
  });
  return formatTable([['task', 'wall s', 'processor s', 'tests'], ...rows]);
}

async function readAllTimes(tasks: readonly string[], since: number): Promise<TestTime[]> {
  const browser = tasks.map((name) => readPlaywrightReport(getBrowserReport(name), since));
  const reports = await Promise.all([...listJestReports().map((file) => readJestReport(file, since)), ...browser]);
  return reports.flatMap(({ times }) => times);
}

/** Prints the slowest ten tests of a run and, where the run is profiled, its tasks and the times of all files. @param load of a profiled run */
export async function printTimes(outcomes: readonly TaskOutcome[], load: TaskLoad | null): Promise<void> {
  const began = Date.now() - performance.now();
  const times = await readAllTimes(
    outcomes.map(({ task }) => task.name),
    began,
  );
  if (load) {
    console.log(`\nTasks:\n${describeTasks(outcomes, load)}`);
    console.log('\nFiles, with the number of their tests:');
    for (const line of describeFiles(times)) console.log(line);
  }
  if (times.length > 0) console.log('\nThe slowest tests:');
  for (const line of describeSlowest(times, 10)) console.log(line);
}
