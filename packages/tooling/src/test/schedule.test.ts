import fc from 'fast-check';

import { estimateSecondsLeft, measureChains, pickNext, type Task } from './schedule.ts';

type Planned = Pick<Task, 'name' | 'needs' | 'after' | 'lanes' | 'seconds'>;

/** Tasks of which each may wait for some before it. */
const plans = fc
  .array(
    fc.record({
      seconds: fc.integer({ min: 1, max: 50 }),
      lanes: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
      before: fc.array(fc.nat()),
      isNeed: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((drawn) =>
    drawn.map(({ seconds, lanes, before, isNeed }, index): Planned => {
      const names = index === 0 ? [] : [...new Set(before.map((one) => `task-${String(one % index)}`))];
      const waits = isNeed ? { needs: names } : { needs: [], after: names };
      return { name: `task-${String(index)}`, seconds, ...(lanes === undefined ? {} : { lanes }), ...waits };
    }),
  );

/** The state when a task starts: the other running tasks, and those that have ended. */
type Look = { begun: string; beside: readonly Planned[]; ended: readonly string[] };

/** Simulates a complete run: always the running task with the least time left ends next. */
function play(tasks: readonly Planned[], lanes: number): { seconds: number; looks: Look[] } {
  const chains = measureChains(tasks);
  const waiting = new Set(tasks);
  const running = new Map<Planned, number>();
  const ended: string[] = [];
  const looks: Look[] = [];
  let now = 0;
  for (;;) {
    const next = pickNext({ waiting: [...waiting], running: [...running.keys()], lanes }, chains);
    const task = tasks.find(({ name }) => name === next?.name);
    if (task) {
      looks.push({ begun: task.name, beside: [...running.keys()], ended: [...ended] });
      waiting.delete(task);
      running.set(task, now + task.seconds);
      continue;
    }
    const [first] = [...running].sort(([, one], [, other]) => one - other);
    if (!first) return { seconds: now, looks };
    now = first[1];
    running.delete(first[0]);
    ended.push(first[0].name);
  }
}

test('starts each task once, after its predecessors, within the lanes', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 4 }), (tasks, lanes) => {
      const { looks } = play(tasks, lanes);
      expect(looks.map(({ begun }) => begun).sort()).toEqual(tasks.map(({ name }) => name).sort());
      for (const { begun, beside, ended } of looks) {
        const task = tasks.find(({ name }) => name === begun);
        expect(ended).toEqual(expect.arrayContaining([...(task?.needs ?? []), ...(task?.after ?? [])]));
        const taken = [...beside, ...(task ? [task] : [])].map((one) => Math.min(one.lanes ?? 1, lanes));
        expect(taken.reduce((total, one) => total + one, 0)).toBeLessThanOrEqual(lanes);
      }
    }),
    { numRuns: 200 },
  );
});

test('starts the longest chain first', () => {
  const tasks: Planned[] = [
    { name: 'short', needs: [], seconds: 10 },
    { name: 'seed', needs: [], seconds: 5 },
    { name: 'site', needs: ['seed'], seconds: 30 },
    { name: 'other', needs: [], seconds: 20 },
  ];
  const { seconds, looks } = play(tasks, 2);
  expect(looks.map(({ begun }) => begun)).toEqual(['seed', 'other', 'site', 'short']);
  expect(seconds).toBe(35);
});

test('lets a fitting task pass one that needs more lanes', () => {
  const tasks: Planned[] = [
    { name: 'long', needs: [], seconds: 50 },
    { name: 'wide', needs: [], lanes: 3, seconds: 40 },
    { name: 'small', needs: [], seconds: 10 },
  ];
  const { seconds, looks } = play(tasks, 3);
  expect(looks.map(({ begun }) => begun)).toEqual(['long', 'small', 'wide']);
  expect(seconds).toBe(90);
});

test('estimates the time left from the longest chain or the total work', () => {
  const site: Planned = { name: 'site', needs: [], seconds: 100 };
  const read: Planned = { name: 'read', needs: ['site'], seconds: 50 };
  const small = (name: string): Planned => ({ name, needs: [], seconds: 20 });
  const left = (waiting: Planned[], elapsed: number) =>
    estimateSecondsLeft({ waiting, running: [{ ...site, elapsed }], lanes: 2 }, measureChains([site, ...waiting]));
  expect(left([read], 60)).toBe(90);
  expect(left([read, small('a')], 100)).toBe(50);
  expect(left(['a', 'b', 'c', 'd'].map(small), 100)).toBe(40);
  expect(left([{ ...small('wide'), lanes: 2, seconds: 30 }, small('a')], 100)).toBe(40);
});
