import { createRunView } from './run-view.ts';
import type { Task } from './schedule.ts';

const task: Task = { name: 'unit', title: 'Unit tests', needs: [], seconds: 100, run: () => Promise.resolve(undefined) };
const state = { ended: 3, of: 14, secondsLeft: 250.4, running: [{ task, seconds: 12, how: 'web/a.test.ts' }] };

function show(isTTY: boolean, work: (view: ReturnType<typeof createRunView>, pass: (ms: number) => void) => void): string[] {
  const written: string[] = [];
  let now = 0;
  work(
    createRunView({ isTTY, columns: 60, write: (text) => written.push(text) }, () => now),
    (ms) => {
      now += ms;
    },
  );
  return written;
}

test('logs each end at once, and progress once a minute', () => {
  const written = show(false, (view, pass) => {
    view.update(state);
    pass(60_000);
    view.update(state);
    view.end({ kind: 'done', task, count: { passed: 5, failed: 1 }, seconds: 9.96 });
    view.end({ kind: 'skipped', task, lacks: 'Building', seconds: 0 });
  });
  expect(written).toEqual([
    '[3/14, about 5 min left] Unit tests: web/a.test.ts\n',
    '✗ Unit tests  10.0 s  (5 passed, 1 failed)\n',
    '✗ Unit tests: not begun, since “Building” failed\n',
  ]);
});

test('updates one line on a terminal, no wider than it', () => {
  const [line = ''] = show(true, (view) => view.update({ ...state, secondsLeft: 80 }));
  expect(line).toBe('\r\u001b[K[3/14, about 80 s left] Unit tests: web/a.test.ts');
  expect(line.length).toBeLessThan(60 + '\r\u001b[K'.length);
});
