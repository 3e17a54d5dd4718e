import { readdir } from 'node:fs/promises';

import { table } from '../bench/table.ts';
import { inRoot } from '../workplace/root.ts';
import type { Outcome } from './run-tasks.ts';
import { browserReport, jestReports } from './stages.ts';
import type { TaskLoad } from './task-load.ts';
import { describeFiles, describeSlowest, readJestTimes, readPlaywrightTimes, type TestTime } from './test-times.ts';

/** A line for each task: what it took of time and of processors, and how many tests it was. */
function describeTasks(outcomes: readonly Outcome[], load: TaskLoad): string {
  const rows = outcomes.map((outcome) => {
    const count = outcome.kind === 'done' ? outcome.count : undefined;
    const tests = count ? String(count.passed + count.failed) : '';
    return [outcome.task.title, outcome.seconds.toFixed(1), load.seconds(outcome.task.name).toFixed(1), tests];
  });
  return table([['task', 'wall s', 'processor s', 'tests'], ...rows]);
}

async function readAllTimes(since: number): Promise<TestTime[]> {
  const names = (await readdir(inRoot('web', '.results')).catch(() => [])).filter((name) => name.endsWith('.json'));
  const browser = names.map((name) => readPlaywrightTimes(browserReport(name.replace(/\.json$/u, '')), since));
  return (await Promise.all([...jestReports().map((file) => readJestTimes(file, since)), ...browser])).flat();
}

/** Prints the slowest ten tests of a run and, where the run is profiled, its tasks and the times of all files. @param load of a profiled run */
export async function printTimes(outcomes: readonly Outcome[], load: TaskLoad | null): Promise<void> {
  const began = Date.now() - performance.now();
  const times = await readAllTimes(began);
  if (load) {
    console.log(`\nTasks:\n${describeTasks(outcomes, load)}`);
    console.log('\nFiles, with the number of their tests:');
    for (const line of describeFiles(times)) console.log(line);
  }
  if (times.length > 0) console.log('\nThe slowest tests:');
  for (const line of describeSlowest(times, 10)) console.log(line);
}
