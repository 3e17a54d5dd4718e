import type { OutcomeCount } from '../check/run-checks.ts';

type Say = (how: string) => void;

/** A part of the test run. */
export type Task = {
  name: string;
  title: string;
  /** Names of tasks that have to succeed before it. */
  needs: readonly string[];
  /** Names of tasks that have to end before it, with any outcome, since its changes would affect them. */
  after?: readonly string[];
  /** The number of lanes it uses: one, unless it starts as many workers. */
  lanes?: number;
  /** Its duration on two idle processors. Determines the order and the time left, never a result. */
  seconds: number;
  /** Runs the task. @returns how many tests passed and failed; `undefined` where it only prepares others */
  run: (say: Say) => Promise<OutcomeCount | undefined>;
};

type Planned = Pick<Task, 'name' | 'needs' | 'after' | 'lanes' | 'seconds'>;

/** Returns the tasks that have to end before a task starts. */
const listPredecessors = ({ needs, after = [] }: Planned): readonly string[] => [...needs, ...after];

/** Measures the time from the start of each task to the end of the longest chain of its dependents. */
export function measureChains(tasks: readonly Planned[]): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  const measure = (task: Planned): number => {
    const known = lengths.get(task.name);
    if (known !== undefined) return known;
    const followers = tasks.filter((other) => listPredecessors(other).includes(task.name));
    const length = task.seconds + Math.max(0, ...followers.map(measure));
    lengths.set(task.name, length);
    return length;
  };
  tasks.forEach(measure);
  return lengths;
}

type State = {
  waiting: readonly Planned[];
  running: readonly Planned[];
  /** The number of lanes. */
  lanes: number;
};

/** Counts the lanes that a task takes: no more than there are. */
const countLanes = (task: Planned, lanes: number): number => Math.min(task.lanes ?? 1, lanes);

/**
 * Picks the next task: of those that can start and fit into the free lanes, the one with the longest chain after it,
 * since that determines the end of the run.
 * @returns `null` where none can start now
 */
export function pickNext({ waiting, running, lanes }: State, chains: ReadonlyMap<string, number>): Planned | null {
  const free = lanes - running.reduce((total, task) => total + countLanes(task, lanes), 0);
  const unfinished = new Set([...waiting, ...running].map(({ name }) => name));
  const ready = waiting
    .filter((task) => countLanes(task, lanes) <= free)
    .filter((task) => listPredecessors(task).every((name) => !unfinished.has(name)))
    .sort((one, other) => (chains.get(other.name) ?? 0) - (chains.get(one.name) ?? 0));
  return ready[0] ?? null;
}

/** Estimates the seconds until the end: the longest chain, or all work divided by the lanes, whichever is longer. */
export function estimateSecondsLeft(
  { waiting, running, lanes }: Omit<State, 'running'> & { running: readonly (Planned & { elapsed: number })[] },
  chains: ReadonlyMap<string, number>,
): number {
  const measureWork = (task: Planned, elapsed: number) => Math.max(0, task.seconds - elapsed) * countLanes(task, lanes);
  const shared = waiting.reduce((total, task) => total + measureWork(task, 0), 0);
  const work = running.reduce((total, task) => total + measureWork(task, task.elapsed), 0);
  const longest = Math.max(
    0,
    ...waiting.map(({ name }) => chains.get(name) ?? 0),
    ...running.map(({ name, elapsed }) => (chains.get(name) ?? 0) - elapsed),
  );
  return Math.max(longest, (work + shared) / lanes);
}
