import { createFairQueue, type FairQueueLimits } from './fair-queue.ts';

const limits: FairQueueLimits = { atOnce: 2, atOnceEach: 1, waiting: 6, waitingEach: 3, maxWaitMs: 1000 };
const [flood, second, other] = ['203.0.113.1', '203.0.113.2', '2001:db8:0:1::1'];

/** Creates a queue whose tasks end on request, with the order in which they started. */
function openQueue(further: Partial<FairQueueLimits> = {}) {
  const within = createFairQueue({ ...limits, ...further });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (address: string, name: string): Promise<string> =>
    within(
      address,
      () =>
        new Promise((resolve) => {
          begun.push(name);
          ends.set(name, () => resolve(`${name} done`));
        }),
      (status) => `${name} ${String(status)}`,
    );
  /** Everything that can begin now has begun. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    ask,
    settle,
    end: async (name: string) => {
      await settle();
      ends.get(name)?.();
      await settle();
    },
  };
}

test('serves clients in turn, however many requests one of them sends', async () => {
  const { begun, ask, end, settle } = openQueue();
  const pending = [...['a1', 'a2', 'a3', 'a4'].map((name) => ask(flood, name)), ...['b1', 'b2'].map((name) => ask(second, name))];
  pending.push(ask(other, 'c1'));
  await settle();
  expect(begun).toEqual(['a1', 'b1']);
  for (const name of ['a1', 'b1', 'a2', 'c1', 'b2', 'a3', 'a4']) await end(name);
  // Whose turn was longest ago comes first; one who has just come waits for one piece of each of the others at most.
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'c1', 'a3', 'a4']);
  expect(await Promise.all(pending)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => `${name} done`));
});

test('leaves a slot free for others while one client has its share', async () => {
  const { begun, ask, end } = openQueue();
  const pending = ['a1', 'a2', 'a3'].map((name) => ask(flood, name));
  const late = ask(second, 'b1');
  await end('b1');
  expect([begun, await late]).toEqual([['a1', 'b1'], 'b1 done']);
  for (const name of ['a1', 'a2', 'a3']) await end(name);
  await Promise.all(pending);
});

test('counts the addresses of one household together', async () => {
  const { begun, ask, end } = openQueue({ waitingEach: 1 });
  const [first, next] = [ask('2001:db8:0:1::1', 'one'), ask('2001:db8:0:1:ffff::2', 'two')];
  expect(await ask('2001:db8:0:1::3', 'three')).toBe('three 429');
  const neighbour = ask('2001:db8:0:2::1', 'neighbour');
  await end('neighbour');
  expect(begun).toEqual(['one', 'neighbour']);
  await end('one');
  await end('two');
  await Promise.all([first, next, neighbour]);
});

test('refuses a client’s requests beyond its share, and accepts more when those are done', async () => {
  const { ask, end } = openQueue();
  const pending = ['a1', 'a2', 'a3', 'a4'].map((name) => ask(flood, name));
  expect(await ask(flood, 'a5')).toBe('a5 429');
  await end('a1');
  const again = ask(flood, 'a6');
  for (const name of ['a2', 'a3', 'a4', 'a6']) await end(name);
  expect(await again).toBe('a6 done');
  await Promise.all(pending);
});

test('drops the newest task of the client with the most when the queue is full, and refuses that client', async () => {
  const { ask, end } = openQueue({ waiting: 4 });
  const pending = ['a1', 'a2', 'a3', 'a4'].map((name) => ask(flood, name));
  const others = ['b1', 'b2'].map((name) => ask(second, name));
  // Four wait: three of one client, one of another.
  const newcomer = ask(other, 'c1');
  expect(await pending[3]).toBe('a4 503');
  expect(await ask(second, 'b3')).toBe('b3 503');
  for (const name of ['a1', 'b1', 'a2', 'b2', 'c1', 'a3']) await end(name);
  expect(await newcomer).toBe('c1 done');
  expect(await Promise.all([...pending, ...others])).toEqual(['a1 done', 'a2 done', 'a3 done', 'a4 503', 'b1 done', 'b2 done']);
});

test('refuses tasks that have waited too long', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const { begun, ask, end } = openQueue();
  const [first, late] = [ask(flood, 'a1'), ask(flood, 'a2')];
  await jest.advanceTimersByTimeAsync(limits.maxWaitMs);
  expect(await late).toBe('a2 503');
  jest.useRealTimers();
  await end('a1');
  expect([begun, await first]).toEqual([['a1'], 'a1 done']);
});

test('frees the slot of a task that fails', async () => {
  const within = createFairQueue(limits);
  const refuse = () => 'refused';
  await expect(within(flood, () => Promise.reject(new Error('torn')), refuse)).rejects.toThrow('torn');
  expect(await within(flood, () => Promise.resolve('done'), refuse)).toBe('done');
});
