import { runConcurrently } from './run-concurrently.ts';

test('runs every item once within the concurrency limit', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await runConcurrently([...Array(20).keys()], 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    done.push(item);
  });
  expect(done.sort((a, b) => a - b)).toEqual([...Array(20).keys()]);
  expect(most).toBe(3);
});

test('rejects on the first failure', async () => {
  const fail = () => Promise.reject(new Error('no'));
  await expect(runConcurrently([1, 2], 2, fail)).rejects.toThrow('no');
});
