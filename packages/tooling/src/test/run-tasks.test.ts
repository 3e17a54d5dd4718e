import { readFileSync } from 'node:fs';

import { fromRoot } from '@ochiq/cli/workplace/root';
import { createTemporarySettings } from '@ochiq/cli/workplace/env-file';

import { countOutcomes, runTasks, type TaskOutcome, type RunView } from './run-tasks.ts';
import type { Task } from './schedule.ts';
import { createTasks, selectTasks } from './tasks.ts';

const view: RunView = { begin: () => undefined, end: () => undefined, update: () => undefined };
const passes = (name: string, needs: readonly string[] = [], further: Partial<Task> = {}): Task => ({
  name,
  title: name,
  needs,
  seconds: 1,
  run: () => Promise.resolve({ passed: 2, failed: 0 }),
  ...further,
});
const fails = (name: string, needs: readonly string[] = []): Task => passes(name, needs, { run: () => Promise.reject(new Error('torn')) });
const listKinds = (outcomes: readonly TaskOutcome[]) => Object.fromEntries(outcomes.map(({ task, kind }) => [task.name, kind]));

test('skips dependents of a failed task as failures, and runs everything else', async () => {
  const tasks = [fails('build'), passes('seed', ['build']), passes('site', ['seed']), passes('checks')];
  const outcomes = await runTasks(tasks, 2, view);
  expect(listKinds(outcomes)).toEqual({ build: 'failed', seed: 'skipped', site: 'skipped', checks: 'done' });
  expect(countOutcomes(outcomes)).toEqual({ passed: 2, failed: 3 });
});

test('runs tasks that only follow a failed task', async () => {
  const outcomes = await runTasks([fails('reading'), passes('editing', [], { after: ['reading'] })], 2, view);
  expect(listKinds(outcomes)).toEqual({ reading: 'failed', editing: 'done' });
});

test('accepts progress of a task at once', async () => {
  const task = passes('checks', [], {
    run: (say) => {
      say('types');
      return Promise.resolve(undefined);
    },
  });
  expect(listKinds(await runTasks([task], 2, view))).toEqual({ checks: 'done' });
});

test('runs tasks in parallel', async () => {
  const meeting: string[] = [];
  const meet = (name: string): Task =>
    passes(name, [], {
      run: async () => {
        meeting.push(name);
        // Neither ends before the other has begun.
        while (meeting.length < 2) await new Promise((resolve) => setImmediate(resolve));
        return undefined;
      },
    });
  expect(listKinds(await runTasks([meet('one'), meet('other')], 2, view))).toEqual({ one: 'done', other: 'done' });
});

const tasks = createTasks({ ...createTemporarySettings({}), logDir: '/nowhere' }, { isDrilled: true, isInAllLanguages: false });

test('defines test tasks with unique names and existing dependencies', () => {
  const names = tasks.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { needs, after = [] } of tasks) expect(names).toEqual(expect.arrayContaining([...needs, ...after]));
});

test('covers every browser test project by a task, except that of another command', () => {
  const text = readFileSync(fromRoot('web', 'e2e', 'playwright.config.ts'), 'utf8');
  const projects = [...text.matchAll(/\bname: '(?<name>\w+)'/gu)].map(({ groups }) => groups?.['name']);
  expect(projects.length).toBeGreaterThan(3);
  const names = tasks.map(({ name }) => name.replace(/-\d$/u, ''));
  const standardsProject = 'standards';
  expect(projects).toContain(standardsProject);
  expect(names).toEqual(expect.arrayContaining(projects.filter((project) => project !== standardsProject)));
  expect(readFileSync(fromRoot('packages', 'tooling', 'src', 'standards', 'main.ts'), 'utf8')).toContain(`--project=${standardsProject}`);
});

test('selects a named task with its dependencies only', () => {
  expect(selectTasks(tasks, ['contract']).map(({ name }) => name)).toEqual(['build', 'seed', 'contract']);
  const reading = selectTasks(tasks, ['reading']).map(({ name }) => name);
  expect(reading).toEqual(['build', 'seed', 'site', 'reading-1', 'reading-2']);
});

test('rejects an unknown task with the known ones', () => {
  expect(() => selectTasks(tasks, ['browser'])).toThrow(
    'Known are: build, checks, unit, seed, contract, cms, postgres, site, restore, crawling, reading',
  );
});
