import { createBodyLimiter } from './client-limiters.ts';
import type { BodyFault, ReadingBody } from './sender.ts';

const limits = { bodiesAtOnce: 6, bodiesAtOnceEach: 4 };
const [one, two, three] = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];

/** A limiter with a clock of its own, and bodies that end when they are cut off or told to. */
function openLimiter() {
  let now = 0;
  const readBody = createBodyLimiter(limits, () => now);
  const readings = new Map<string, ReadingBody & { end: (body: Buffer | BodyFault) => void }>();
  return {
    wait: (milliseconds: number) => (now += milliseconds),
    readings,
    begin: (address: string, name: string) =>
      readBody(
        address,
        (reading) =>
          new Promise((end) => {
            reading.signal.addEventListener('abort', () => end(503));
            readings.set(name, { ...reading, end });
          }),
      ),
  };
}

const beginAll = ({ begin }: ReturnType<typeof openLimiter>, address: string, names: readonly string[]) =>
  names.map((name) => begin(address, name));

test('refuses bodies beyond the limit of one client, whichever of its addresses they come from', async () => {
  const limiter = openLimiter();
  const read = beginAll(limiter, '2001:db8:0:1::1', ['a', 'b', 'c', 'd']);
  expect(await limiter.begin('2001:db8:0:1:2::2', 'e')).toBe(429);
  limiter.readings.get('a')?.end(Buffer.from('a'));
  expect(await read[0]).toEqual(Buffer.from('a'));
  void limiter.begin('2001:db8:0:1::3', 'f');
  expect([...limiter.readings.keys()]).toEqual(['a', 'b', 'c', 'd', 'f']);
});

test('aborts the slowest body of the client with the most for one of a client with fewer, at once', async () => {
  const limiter = openLimiter();
  const [first, second] = beginAll(limiter, one, ['a', 'b', 'c', 'd']);
  void Promise.all(beginAll(limiter, two, ['e', 'f']));
  limiter.wait(10);
  for (const [name, count] of [
    ['a', 20],
    ['b', 10],
    ['c', 30],
    ['d', 30],
  ] as const)
    limiter.readings.get(name)?.onBytes(count);
  void limiter.begin(three, 'g');
  expect(await second).toBe(503);
  // With one more the second client would have as many as the first, of which none is known to be slow.
  expect(await limiter.begin(two, 'h')).toBe(503);
  expect(limiter.readings.get('a')?.signal.aborted).toBe(false);
  limiter.readings.get('a')?.end(408);
  expect(await first).toBe(408);
});

test('aborts the slowest body where all clients have as many, once its rate is known', async () => {
  const limiter = openLimiter();
  const read = Array.from({ length: limits.bodiesAtOnce }, (_, number) => limiter.begin(`203.0.113.${String(number)}`, String(number)));
  for (const { onBytes } of limiter.readings.values()) onBytes(1000);
  limiter.readings.get('3')?.onBytes(-900);
  expect(await limiter.begin('203.0.114.1', 'too early')).toBe(503);
  limiter.wait(1000);
  void limiter.begin('203.0.114.1', 'in time');
  expect(await read[3]).toBe(503);
  expect(limiter.readings.has('in time')).toBe(true);
  // It is new itself: the next one takes the place of another.
  void limiter.begin('203.0.114.2', 'next');
  expect(limiter.readings.get('in time')?.signal.aborted).toBe(false);
});
