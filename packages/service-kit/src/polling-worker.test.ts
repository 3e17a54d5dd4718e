import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { createPollingWorker } from './polling-worker.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** Starts a worker whose rounds end when the test ends them. */
function startWorker() {
  const ends: ((error?: Error) => void)[] = [];
  const signals: AbortSignal[] = [];
  const onError = jest.fn();
  const run = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signals.push(signal);
      ends.push((error) => {
        if (error) reject(error);
        else resolve();
      });
    });
  const endRound = async (error?: Error) => {
    ends.at(-1)?.(error);
    await nextTurn();
  };
  const worker = createPollingWorker({ run, intervalMs: 100, onError, unref: true });
  return { worker, signals, onError, endRound };
}

test('runs at each interval, and never two rounds at once', async () => {
  const { worker, signals, endRound } = startWorker();
  expect(signals).toHaveLength(0);
  jest.advanceTimersByTime(350);
  expect(signals).toHaveLength(1);
  await endRound();
  expect(signals).toHaveLength(1);
  jest.advanceTimersByTime(100);
  expect(signals).toHaveLength(2);
  await endRound();
  await worker.stop();
});

test('starts a round at once when woken, and one more for all wake-ups during it', async () => {
  const { worker, signals, endRound } = startWorker();
  worker.wake();
  expect(signals).toHaveLength(1);
  worker.wake();
  worker.wake();
  await endRound();
  expect(signals).toHaveLength(2);
  await endRound();
  expect(signals).toHaveLength(2);
  await worker.stop();
});

test('reports a failed round and continues', async () => {
  const { worker, signals, onError, endRound } = startWorker();
  worker.wake();
  worker.wake();
  const failure = new Error('The database is away');
  await endRound(failure);
  expect(onError.mock.calls).toEqual([[failure]]);
  expect(signals).toHaveLength(2);
  await endRound();
  await worker.stop();
});

test('stops with the running round, which is told by its signal', async () => {
  const { worker, signals, endRound } = startWorker();
  worker.wake();
  worker.wake();
  let hasStopped = false;
  const stopped = worker.stop().then(() => (hasStopped = true));
  await nextTurn();
  expect([hasStopped, signals[0]?.aborted]).toEqual([false, true]);
  await endRound();
  await stopped;
  worker.wake();
  jest.advanceTimersByTime(1000);
  expect(signals).toHaveLength(1);
});

test('runs its rounds in the context of who created it, not of who wakes it', async () => {
  const context = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  const run = async () => {
    await nextTurn();
    seen.push(context.getStore());
  };
  const worker = context.run('creator', () => createPollingWorker({ run, intervalMs: 100, onError: () => undefined, unref: true }));
  context.run('transaction', worker.wake);
  context.run('request', worker.wake);
  while (seen.length < 2) await nextTurn();
  expect(seen).toEqual(['creator', 'creator']);
  await worker.stop();
});
