import { reportFailure } from '@ochiq/cli/process/report-failure';

import type { OutcomeCount } from '../check/run-checks.ts';
import { estimateSecondsLeft, measureChains, pickNext, type Task } from './schedule.ts';

/** The outcome of a task. A skipped one lacks a dependency. */
export type TaskOutcome = { task: Task; seconds: number } & (
  | { kind: 'done'; count: OutcomeCount | undefined }
  | { kind: 'failed'; error: unknown }
  | { kind: 'skipped'; lacks: string }
);

/** The display of a run. */
export type RunView = {
  begin: (task: Task) => void;
  end: (outcome: TaskOutcome) => void;
  update: (state: {
    ended: number;
    of: number;
    secondsLeft: number;
    running: readonly { task: Task; seconds: number; how: string }[];
  }) => void;
};

type Running = { task: Task; began: number; progress: { how: string }; end: Promise<TaskOutcome> };

const updateMs = 1000;

/**
 * Runs tasks in parallel lanes, each as soon as possible. A failed task ends nothing but its dependents.
 * @returns the outcomes, in the order of their ends
 */
export async function runTasks(tasks: readonly Task[], lanes: number, view: RunView): Promise<readonly TaskOutcome[]> {
  const chains = measureChains(tasks);
  const waiting = new Set(tasks);
  const running = new Set<Running>();
  const outcomes: TaskOutcome[] = [];
  const getSecondsSince = (began: number) => (performance.now() - began) / 1000;

  const end = (outcome: TaskOutcome) => {
    outcomes.push(outcome);
    view.end(outcome);
  };
  const begin = (task: Task) => {
    waiting.delete(task);
    view.begin(task);
    const began = performance.now();
    // A task may report progress before its entry exists.
    const progress = { how: '' };
    const say = (how: string) => {
      progress.how = how;
    };
    const work = async (): Promise<TaskOutcome> => {
      try {
        const count = await task.run(say);
        return { kind: 'done', task, count, seconds: getSecondsSince(began) };
      } catch (error) {
        return { kind: 'failed', task, error, seconds: getSecondsSince(began) };
      }
    };
    running.add({ task, began, progress, end: work() });
  };
  const skipWhatLacks = () => {
    for (const task of waiting) {
      const lacks = outcomes.find(({ kind, task: { name } }) => kind !== 'done' && task.needs.includes(name));
      if (!lacks) continue;
      waiting.delete(task);
      end({ kind: 'skipped', task, lacks: lacks.task.title, seconds: 0 });
      skipWhatLacks();
      return;
    }
  };
  const update = () => {
    const now = [...running].map(({ task, began, progress }) => ({ task, how: progress.how, seconds: getSecondsSince(began) }));
    const secondsLeft = estimateSecondsLeft(
      { waiting: [...waiting], running: now.map(({ task, seconds }) => ({ ...task, elapsed: seconds })), lanes },
      chains,
    );
    view.update({ ended: outcomes.length, of: tasks.length, secondsLeft, running: now });
  };

  const timer = setInterval(update, updateMs);
  try {
    for (;;) {
      skipWhatLacks();
      const state = { waiting: [...waiting], running: [...running].map(({ task }) => task), lanes };
      const next = pickNext(state, chains);
      const task = tasks.find(({ name }) => name === next?.name);
      if (task) {
        begin(task);
        continue;
      }
      if (running.size === 0) return outcomes;
      const ended = await Promise.race([...running].map(async (entry) => ({ entry, outcome: await entry.end })));
      running.delete(ended.entry);
      end(ended.outcome);
    }
  } finally {
    clearInterval(timer);
  }
}

/** Sums the results. A failed or skipped task is one failure: nothing is skipped silently. */
export function countOutcomes(outcomes: readonly TaskOutcome[]): OutcomeCount {
  const counts = outcomes.map((outcome) => (outcome.kind === 'done' ? outcome.count : { passed: 0, failed: 1 }));
  return counts.reduce<OutcomeCount>(
    (total, count) => ({ passed: total.passed + (count?.passed ?? 0), failed: total.failed + (count?.failed ?? 0) }),
    {
      passed: 0,
      failed: 0,
    },
  );
}

/** Prints why a task did not end well. */
export function reportOutcome(outcome: TaskOutcome): void {
  if (outcome.kind === 'failed') reportFailure(outcome.error);
}
