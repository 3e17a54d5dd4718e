import type { Task } from './task.ts';

type Planned = Pick<Task, 'name' | 'needs' | 'after' | 'seconds'>;

/** Returns the tasks that have to be over before a task begins. */
const listPredecessors = ({ needs, after = [] }: Planned): readonly string[] => [...needs, ...after];

/** Measures how long it takes from the beginning of each task to the end of the longest chain of tasks that wait for it. */
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
  /** How many tasks may run at once. */
  lanes: number;
};

/**
 * Picks the task that begins next: of those that can, the one with the longest chain behind it, since that one decides when the
 * whole run ends.
 * @returns `null` where none can begin now
 */
export function pickNext({ waiting, running, lanes }: State, chains: ReadonlyMap<string, number>): Planned | null {
  if (running.length >= lanes) return null;
  const unfinished = new Set([...waiting, ...running].map(({ name }) => name));
  const ready = waiting
    .filter((task) => listPredecessors(task).every((name) => !unfinished.has(name)))
    .sort((one, other) => (chains.get(other.name) ?? 0) - (chains.get(one.name) ?? 0));
  return ready[0] ?? null;
}

/** Estimates the seconds until all is done: the longest chain, or all work shared by the lanes, whichever is longer. */
export function estimateSecondsLeft(
  { waiting, running, lanes }: Omit<State, 'running'> & { running: readonly (Planned & { elapsed: number })[] },
  chains: ReadonlyMap<string, number>,
): number {
  const left = running.map((task) => ({ work: Math.max(0, task.seconds - task.elapsed), elapsed: task.elapsed, name: task.name }));
  const shared = waiting.reduce((total, { seconds }) => total + seconds, 0);
  const work = left.reduce((total, task) => total + task.work, 0);
  const longest = Math.max(
    0,
    ...waiting.map(({ name }) => chains.get(name) ?? 0),
    ...left.map(({ name, elapsed }) => (chains.get(name) ?? 0) - elapsed),
  );
  return Math.max(longest, (work + shared) / lanes);
}
