import { readdir } from 'node:fs/promises';

import { inRoot } from '../workplace/root.ts';
import type { Outcome } from './run-tasks.ts';
import { browserReport, jestReports } from './stages.ts';
import { describeFiles, describeSlowest, readJestTimes, readPlaywrightTimes, type TestTime } from './test-times.ts';

async function readAllTimes(since: number): Promise<TestTime[]> {
  const names = (await readdir(inRoot('web', '.results')).catch(() => [])).filter((name) => name.endsWith('.json'));
  const browser = names.map((name) => readPlaywrightTimes(browserReport(name.replace(/\.json$/u, '')), since));
  return (await Promise.all([...jestReports().map((file) => readJestTimes(file, since)), ...browser])).flat();
}

/** Prints the slowest ten tests of a run and, where the run is profiled, its tasks and the times of all files. */
export async function printTimes(outcomes: readonly Outcome[], isProfiled: boolean): Promise<void> {
  const began = Date.now() - performance.now();
  const times = await readAllTimes(began);
  if (isProfiled) {
    console.log('\nTasks:');
    for (const { task, seconds } of outcomes) console.log(`${seconds.toFixed(1).padStart(7)} s  ${task.title}`);
    console.log('\nFiles, with the number of their tests:');
    for (const line of describeFiles(times)) console.log(line);
  }
  if (times.length > 0) console.log('\nThe slowest tests:');
  for (const line of describeSlowest(times, 10)) console.log(line);
}
