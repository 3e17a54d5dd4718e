import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';

import { HeavyHitters, openUnknownPathCounter } from './unknown-path-counter.ts';

test('orders paths by frequency', () => {
  const counts = new HeavyHitters('2026-11-20', [['/old', 2]]);
  for (const path of ['/a', '/b', '/b', '/old', '/a', '/b', '/b']) counts.count(path);
  expect(counts.entries).toEqual([
    ['/b', 4],
    ['/old', 3],
    ['/a', 2],
  ]);
});

test('a flood of unique paths is bounded in memory, and hides no frequent path', () => {
  const counts = new HeavyHitters('2026-11-20');
  for (let index = 0; index < 20_000; index += 1) {
    counts.count(`/scan/${String(index)}`);
    if (index % 10 === 0) counts.count('/uz/eski');
  }
  expect(counts.entries.length).toBeLessThanOrEqual(500);
  expect(counts.entries[0]?.[0]).toBe('/uz/eski');
});

test('no count is ever too large', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 3000 }), (requested) => {
      const counts = new HeavyHitters('2026-11-20');
      const truth = new Map<string, number>();
      for (const number of requested) {
        const path = `/${String(number)}`;
        counts.count(path);
        truth.set(path, (truth.get(path) ?? 0) + 1);
      }
      for (const [path, count] of counts.entries) expect(count).toBeLessThanOrEqual(truth.get(path) ?? 0);
    }),
    { numRuns: 20 },
  );
});

let folder: string;
let day: string;
const warn = jest.fn();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lost-'));
  day = '2026-11-20';
  warn.mockClear();
});
afterEach(() => rm(folder, { recursive: true }));

const open = () => openUnknownPathCounter({ folder, today: () => day, warn });
const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, name), 'utf8'));

test('counts by day, also after a restart', async () => {
  const first = await open();
  for (const path of ['/uz/eski', '/wp-login.php', '/uz/eski?x=1', '/b']) first.count(path);
  await first.close();
  const second = await open();
  second.count('/b');
  second.count('/b');
  await second.close();
  expect(await read('2026-11-20.json')).toEqual({
    day,
    paths: [
      ['/b', 3],
      ['/uz/eski', 2],
    ],
  });
});

test('writes a file per day', async () => {
  const desk = await open();
  desk.count('/a');
  day = '2026-11-21';
  desk.count('/b');
  await desk.close();
  expect(await read('2026-11-20.json')).toMatchObject({ paths: [['/a', 1]] });
  expect(await read('2026-11-21.json')).toMatchObject({ paths: [['/b', 1]] });
});

test('retains a month', async () => {
  for (let index = 1; index <= 31; index += 1) await writeFile(join(folder, `2026-10-${String(index).padStart(2, '0')}.json`), '{}');
  const desk = await open();
  desk.count('/a');
  await desk.close();
  const names = await readdir(folder);
  expect(names).toHaveLength(30);
  expect(names).not.toContain('2026-10-02.json');
});

test('warns about an invalid file, and continues', async () => {
  await writeFile(join(folder, '2026-11-20.json'), 'x');
  const desk = await open();
  desk.count('/a');
  await desk.close();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await read('2026-11-20.json')).toEqual({ day, paths: [['/a', 1]] });
});

test('warns about an unwritable folder, without failing requests', async () => {
  await writeFile(join(folder, 'file'), '');
  const desk = await openUnknownPathCounter({ folder: join(folder, 'file', 'x'), today: () => day, warn });
  desk.count('/a');
  await desk.close();
  expect(warn).toHaveBeenCalled();
});

describe('a disk that cannot be written', () => {
  const minute = 60_000;
  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout'] }),
  );
  afterEach(() => jest.useRealTimers());

  const passMinute = () => jest.advanceTimersByTime(minute);
  const comes = async (isThere: () => unknown) => {
    while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const block = () => writeFile(join(folder, 'lost'), '');
  const free = () => rm(join(folder, 'lost'), { recursive: true });
  const openBlocked = async () => {
    await block();
    return openUnknownPathCounter({ folder: join(folder, 'lost'), today: () => day, warn });
  };

  // Where the file's own name is a folder it can be written and not put into its place, for one reason until the folder is gone.
  const today = () => join(folder, '2026-11-20.json');
  const blockToday = () => mkdir(join(today(), 'x'), { recursive: true });
  const freeToday = () => rm(today(), { recursive: true });

  test('is reported once, and receives all counts after it recovers', async () => {
    const desk = await open();
    await blockToday();
    for (let index = 0; index < 3; index += 1) {
      desk.count('/a');
      passMinute();
    }
    await comes(() => warn.mock.calls.length > 0);
    await freeToday();
    // Nothing more is counted: what waits is written by itself.
    await comes(() => {
      passMinute();
      return read('2026-11-20.json').catch(() => null);
    });
    expect(await read('2026-11-20.json')).toEqual({ day, paths: [['/a', 3]] });
    expect(warn).toHaveBeenCalledTimes(1);
    await freeToday();
    await blockToday();
    desk.count('/a');
    passMinute();
    await comes(() => warn.mock.calls.length > 1);
    await freeToday();
    await desk.close();
  });

  test('receives the day before too, and none that is older', async () => {
    const desk = await openBlocked();
    for (day of ['2026-11-20', '2026-11-21', '2026-11-22']) {
      desk.count(`/${day}`);
      passMinute();
    }
    await comes(() => warn.mock.calls.length > 0);
    await free();
    await desk.close();
    expect((await readdir(join(folder, 'lost'))).sort()).toEqual(['2026-11-21.json', '2026-11-22.json']);
  });

  test('is written again when closing during a failed write', async () => {
    const desk = await open();
    desk.count('/a');
    await blockToday();
    warn.mockImplementationOnce(() => rmSync(today(), { recursive: true }));
    passMinute();
    day = '2026-11-21';
    desk.count('/b');
    await desk.close();
    expect((await readdir(folder)).sort()).toEqual(['2026-11-20.json', '2026-11-21.json']);
  });

  test('leaves no partial file', async () => {
    const desk = await open();
    desk.count('/a');
    await blockToday();
    passMinute();
    await comes(() => warn.mock.calls.length > 0);
    expect(await readdir(folder)).toEqual(['2026-11-20.json']);
    await freeToday();
    await desk.close();
    expect(await read('2026-11-20.json')).toMatchObject({ paths: [['/a', 1]] });
  });
});
