import { behaviour } from '@ochiq/contract/behaviour';

import { waitAtLeast } from './wait-at-least';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const slow = (ms: number) =>
  new Promise<string>((resolve) => {
    setTimeout(() => {
      resolve('slow');
    }, ms);
  });

it.each([
  ['fast', 200, () => Promise.resolve('fast')],
  ['slow', 500, () => slow(500)],
] as const)('resolves a %s response after %d ms', async (name, after, ask) => {
  const given = jest.fn();
  void waitAtLeast(behaviour.fetchMinimumMs, ask()).then(given);
  await jest.advanceTimersByTimeAsync(after - 1);
  expect(given).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(given).toHaveBeenCalledWith(name);
});

it('fails no sooner', async () => {
  const failed = jest.fn();
  void waitAtLeast(200, Promise.reject(new Error('broken'))).catch(failed);
  await jest.advanceTimersByTimeAsync(199);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(new Error('broken'));
});
