import { createThrottledRefresh } from './throttled-refresh.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('is fresh for an interval after a refresh began, and refreshes meanwhile from half of it on', async () => {
  let clock = 0;
  let count = 0;
  const refresh = createThrottledRefresh(
    100,
    () => Promise.resolve(void (count += 1)),
    () => clock,
  );
  await refresh();
  expect([refresh.isFresh(), count]).toEqual([true, 1]);
  clock = 49;
  expect([refresh.isFresh(), count]).toEqual([true, 1]);
  clock = 50;
  expect([refresh.isFresh(), count]).toEqual([true, 2]);
  await settle();
  clock = 149;
  expect([refresh.isFresh(), count]).toEqual([true, 3]);
});

test('is not fresh before the first refresh, nor when one takes longer than the interval', async () => {
  let clock = 0;
  let finish = (): void => undefined;
  const refresh = createThrottledRefresh(
    100,
    () => new Promise<void>((resolve) => (finish = resolve)),
    () => clock,
  );
  expect(refresh.isFresh()).toBe(false);
  finish();
  await settle();
  expect(refresh.isFresh()).toBe(true);
  clock = 60;
  expect(refresh.isFresh()).toBe(true);
  clock = 100;
  // The second one runs since 60, and has read nothing yet.
  expect(refresh.isFresh()).toBe(false);
  finish();
  await settle();
  expect(refresh.isFresh()).toBe(true);
});
