import { setImmediate as nextTurn } from 'node:timers/promises';

import { createSerialQueue, runExclusive } from './serial-queue.ts';

/** Returns a task that records its begin and its end. */
const createTask = (name: string, steps: string[], failure?: Error) => async () => {
  steps.push(`${name} begins`);
  await nextTurn();
  steps.push(`${name} ends`);
  if (failure) throw failure;
  return name;
};

test('runs tasks in their order, also after one that failed', async () => {
  const enqueue = createSerialQueue();
  const steps: string[] = [];
  const results = await Promise.allSettled([
    enqueue(createTask('a', steps, new Error('no'))),
    enqueue(createTask('b', steps)),
    enqueue(createTask('c', steps)),
  ]);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

test('serializes tasks of one key only', async () => {
  const steps: string[] = [];
  const tasks = [
    runExclusive('x', createTask('a', steps)),
    runExclusive('y', createTask('b', steps)),
    runExclusive('x', createTask('c', steps)),
  ];
  expect(await Promise.all(tasks)).toEqual(['a', 'b', 'c']);
  expect(steps.slice(0, 2)).toEqual(['a begins', 'b begins']);
  expect(steps.indexOf('c begins')).toBeGreaterThan(steps.indexOf('a ends'));
});
