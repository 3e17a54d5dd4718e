import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { pageStatisticsResponse, type ViewDay } from '@ochiq/contract/wire/page-statistics';

import { openPageStatistics } from './open-page-statistics.ts';
import { listPeriodDays } from './sum-views.ts';

const today = '2026-11-20';
const empty = { views: 0, pages: [], otherPages: 0, referrers: [], otherReferrers: 0, searches: [] };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-page-statistics-'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (name: string, day: Omit<ViewDay, 'day'>) =>
  writeFile(path.join(folder, name), JSON.stringify({ day: name.slice(0, 10), ...day }));
const entries = new Map([
  ['/uz/news/yangi', { type: 'news', documentId: 'n1' } as const],
  ['/uz/news', null],
  ['/ru/news', null],
]);
const open = () =>
  openPageStatistics(
    folder,
    () => today,
    (at) => entries.get(at),
  );

test('sums the days of a period and all sources, a page of one language once, and pages that are gone together', async () => {
  await put('2026-11-13.json', { ...empty, views: 90, pages: [['/uz/news', 90]] });
  await put('2026-11-14.json', {
    views: 9,
    pages: [
      ['/uz/news/yangi', 4],
      ['/news', 2],
      ['/uz/gone', 1],
    ],
    otherPages: 2,
    referrers: [
      ['direct', 3],
      ['gov.uz', 1],
    ],
    otherReferrers: 1,
    searches: [['uz', 'soliq', 3]],
  });
  await put('2026-11-14.nginx.json', {
    ...empty,
    views: 5,
    pages: [
      ['/uz/news', 4],
      ['/ru/news', 1],
    ],
    referrers: [['gov.uz', 4]],
  });
  await put('2026-11-20.json', {
    ...empty,
    views: 1,
    pages: [['/uz/news/yangi', 1]],
    searches: [
      ['uz', 'soliq', 4],
      ['ru', 'soliq', 3],
    ],
  });
  await writeFile(path.join(folder, '2026-11-19.part'), '{');
  const statistics = await open()(7);
  expect(pageStatisticsResponse.parse(statistics)).toEqual({
    state: 'on',
    from: '2026-11-14',
    to: today,
    views: 15,
    days: listPeriodDays(7, today).map((day) => ({ day, views: { '2026-11-14': 14, '2026-11-20': 1 }[day] ?? 0 })),
    pages: [
      { path: '/uz/news', locale: 'uz', views: 6, entry: null },
      { path: '/uz/news/yangi', locale: 'uz', views: 5, entry: { type: 'news', documentId: 'n1' } },
      { path: '/ru/news', locale: 'ru', views: 1, entry: null },
    ],
    otherPages: 3,
    referrers: [
      { host: 'gov.uz', views: 5 },
      { host: 'direct', views: 3 },
    ],
    otherReferrers: 1,
    searches: [
      { locale: 'uz', words: 'soliq', count: 7 },
      { locale: 'ru', words: 'soliq', count: 3 },
    ],
  });
});

test('reads a day again once it has changed', async () => {
  const read = open();
  await put(`${today}.json`, { ...empty, views: 1 });
  expect(await read(30)).toMatchObject({ views: 1 });
  await put(`${today}.json`, { ...empty, views: 2 });
  await utimes(path.join(folder, `${today}.json`), 1, 1);
  expect(await read(30)).toMatchObject({ views: 2 });
  await rm(path.join(folder, `${today}.json`));
  expect(await read(30)).toMatchObject({ views: 0 });
});

test('is off without a folder, empty where nothing is counted yet, and fails with a corrupt file', async () => {
  expect(
    await openPageStatistics(
      undefined,
      () => today,
      () => null,
    )(30),
  ).toEqual({ state: 'off' });
  expect(
    await openPageStatistics(
      path.join(folder, 'none'),
      () => today,
      () => null,
    )(7),
  ).toMatchObject({ state: 'on', views: 0, pages: [] });
  await writeFile(path.join(folder, `${today}.json`), '{');
  await expect(open()(7)).rejects.toThrow();
});
