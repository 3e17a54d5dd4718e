import { startSyncLoop } from './sync-loop.ts';
import type { SyncResult } from './sync-result.ts';
import { StatusTracker } from '../control-server/status.ts';
import { sampleApplied } from '../../test/sample-applied.ts';

const applied = (number: number, undoes: number | null = null): NonNullable<SyncResult['applied']> => ({
  ...sampleApplied,
  number,
  last: number,
  facts: { at: '2026-11-20T10:00:00.000Z', published: [], pages: 3 },
  undoes,
});
const quiet: SyncResult = { documents: [], changes: [], rendered: 0, applied: null, failed: [] };
const failed = [{ path: '/en/news', error: new Error('It leads nowhere') }];

/** Starts the loop with a fake publisher that returns the given results one by one, then idle ones. */
function keeping(turns: (() => SyncResult)[]) {
  const lines: string[] = [];
  const meter = { recordSync: jest.fn(), recordFailure: jest.fn() };
  const record = new StatusTracker();
  let tell: (() => void) | undefined;
  let count = 0;
  const publisher = {
    cursor: 0,
    pages: 0,
    quarantine: { unfit: [], refused: [], held: [] },
    broken: [],
    queue: { waiting: [], unread: 0, isRendering: false },
    published: [],
    heldBack: new Map(),
    pathsOf: () => new Map<string, string>(),
    turn: () => {
      const next = turns[count];
      count += 1;
      if (count > turns.length) tell?.();
      return new Promise<SyncResult>((resolve) => {
        resolve(next ? next() : quiet);
      });
    },
    undo: (number: number | null) => Promise.resolve(applied(9, number ?? 8)),
    close: () => Promise.resolve(),
  };
  const isOver = new Promise<void>((resolve) => (tell = resolve));
  const running = startSyncLoop(publisher, { statusTracker: record, meter, log: (line) => lines.push(line) }, () => undefined);
  return { lines, meter, record, publisher, running, isOver };
}

test('continues at once while rows of the log are unread', async () => {
  // No polling interval ends.
  jest.useFakeTimers();
  const { publisher, running } = keeping([]);
  publisher.queue.unread = 2;
  const turn = jest.spyOn(publisher, 'turn').mockImplementation(() => {
    publisher.queue.unread -= 1;
    return Promise.resolve(quiet);
  });
  for (let tick = 0; tick < 100; tick += 1) await Promise.resolve();
  expect([turn.mock.calls.length, publisher.queue.unread]).toEqual([2, 0]);
  jest.useRealTimers();
  await running.stop();
});

test('logs the result of each sync once, and continues after a failure', async () => {
  const away = () => {
    throw new Error('The CMS is away');
  };
  const turns = [away, away, () => ({ ...quiet, failed }), () => ({ ...quiet, failed, applied: applied(4) })];
  const { lines, meter, record, publisher, running, isOver } = keeping(turns);
  // Woken all the time, so that the test does not wait for the polling interval.
  const wakeTimer = setInterval(running.wake, 1);
  await isOver;
  clearInterval(wakeTimer);
  await running.stop();
  expect(lines).toEqual(['The CMS is away', '/en/news is not published: It leads nowhere', 'Published 3 pages as change 4']);
  expect(meter.recordFailure).toHaveBeenCalledTimes(2);
  expect(record.getStatus(publisher).state).toBe('live');
});

test('forwards and logs an undo', async () => {
  const { lines, running } = keeping([]);
  expect((await running.undo(7)).undoes).toBe(7);
  await running.stop();
  expect(lines).toEqual(['Took change 7 back as change 9']);
});
