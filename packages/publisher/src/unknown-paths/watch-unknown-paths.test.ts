import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { maxUnknownPaths } from '@ochiq/contract/wire/publisher-status';

import { countDays, listUnknownPaths } from './unknown-path-days.ts';
import { watchUnknownPaths } from './watch-unknown-paths.ts';

const today = '2026-11-20';
const isNeverPublished = () => false;

test('sums the days of a week, most frequent first', () => {
  const days = [
    { day: '2026-11-13', paths: [['/too-old', 90]] as const },
    {
      day: '2026-11-14',
      paths: [
        ['/b', 2],
        ['/a', 1],
      ] as const,
    },
    {
      day: '2026-11-20',
      paths: [
        ['/a', 4],
        ['/c', 2],
      ] as const,
    },
    { day: '2026-11-21', paths: [['/tomorrow', 90]] as const },
  ];
  expect(countDays(days, today)).toEqual([
    { path: '/a', count: 5 },
    { path: '/b', count: 2 },
    { path: '/c', count: 2 },
  ]);
  expect(countDays(days, '2026-12-20')).toEqual([]);
});

test('counts a week across the end of a year', () => {
  expect(countDays([{ day: '2026-12-27', paths: [['/a', 1]] }], '2027-01-02')).toEqual([{ path: '/a', count: 1 }]);
});

test('limits the list to what people read', () => {
  const paths = Array.from({ length: 500 }, (_, index) => [`/${String(index)}`, index + 1] as const);
  const reported = listUnknownPaths(countDays([{ day: today, paths }], today), isNeverPublished);
  expect(reported).toHaveLength(maxUnknownPaths);
  expect(reported[0]).toEqual({ path: '/499', count: 500 });
});

test('leaves out paths that exist by now in favour of others', () => {
  const counts = Array.from({ length: maxUnknownPaths + 1 }, (_, index) => ({ path: `/${String(index)}`, count: 90 - index }));
  const reported = listUnknownPaths(counts, (path) => path === '/0');
  expect([reported.length, reported[0]?.path, reported.at(-1)?.path]).toEqual([maxUnknownPaths, '/1', `/${String(maxUnknownPaths)}`]);
});

describe('a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'ochiq-lost-')), 'lost');
  });
  afterEach(() => rm(path.dirname(folder), { recursive: true }));

  const put = (name: string, text: string) => writeFile(path.join(folder, name), text);
  const watch = (log: (line: string) => void, everyMs?: number) =>
    watchUnknownPaths(folder, { today: () => today, log, ...(everyMs !== undefined && { everyMs }) });

  test('that does not exist yet reports nothing, and no problem', async () => {
    const log = jest.fn();
    const report = await watch(log);
    await report.stop();
    expect([report.last(isNeverPublished), log.mock.calls]).toEqual([[], []]);
  });

  test('is read as the edge writes it, without files being written', async () => {
    await mkdir(folder);
    await put(`${today}.json`, JSON.stringify({ day: today, paths: [['/uz/eski', 3]] }));
    await put(`${today}.part`, '{');
    await put('2026-10-01.json', '{');
    const report = await watch(jest.fn());
    await report.stop();
    expect(report.last(isNeverPublished)).toEqual([{ path: '/uz/eski', count: 3 }]);
  });

  test('that can’t be read is logged once, and the last counts are retained', async () => {
    await mkdir(folder);
    await put(`${today}.json`, JSON.stringify({ day: today, paths: [['/a', 1]] }));
    const lines: string[] = [];
    let reported: (() => void) | undefined;
    const isLogged = new Promise<void>((resolve) => {
      reported = resolve;
    });
    const report = await watch((line) => {
      lines.push(line);
      reported?.();
    }, 5);
    await put(`${today}.json`, '{');
    await isLogged;
    await report.stop();
    expect(report.last(isNeverPublished)).toEqual([{ path: '/a', count: 1 }]);
    expect(lines[0]).toContain("What was not found can't be read in");
  });
});
