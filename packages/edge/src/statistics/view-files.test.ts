import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parseSiteAddress } from '../routing/site-address.ts';
import { countLogFile } from './count-log-file.ts';
import { readLoggedView } from './log-line.ts';
import { takeLogParts } from './take-log-parts.ts';
import { compactViewFiles, readDaySums, writeDaySums } from './view-files.ts';
import { DaySums, maxCountedKeys } from './view-sums.ts';
import { Readable } from 'node:stream';

const site = parseSiteAddress('http://ochiq.test');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ochiq-views-'));
});
afterEach(() => rm(folder, { recursive: true }));

const readJson = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, name), 'utf8'));
const line = (target: string, hour = '2026-11-20T13+05:00', referer = '') => JSON.stringify({ hour, target, referer, site: '' });

test('a day is bounded: what is beyond the limit is summed', async () => {
  const sums = new DaySums('2026-11-20');
  for (let index = 0; index < maxCountedKeys.pages + 10; index += 1)
    sums.countView({ path: `/uz/news/${String(index)}`, referrer: `h${String(index % 600)}.uz` });
  sums.countView({ path: `/${'x'.repeat(400)}`, referrer: 'direct' });
  const file = sums.toFile();
  expect([file.views, file.pages.length, file.otherPages]).toEqual([maxCountedKeys.pages + 11, maxCountedKeys.pages, 11]);
  expect(file.referrers).toHaveLength(maxCountedKeys.referrers);
  expect(file.referrers.reduce((total, [, count]) => total + count, file.otherReferrers)).toBe(file.views);
  await writeDaySums(folder, sums);
  expect((await readDaySums(folder, '2026-11-20')).sums.toFile()).toEqual(file);
});

test('months are summed once all their days are old, without queries, and the oldest months are removed', async () => {
  const create = (day: string, path: string) =>
    new DaySums(day, { ...new DaySums(day).toFile(), day, views: 2, pages: [[path, 2]], searches: [['uz', 'soliq', 3]] });
  for (const sums of [create('2025-09-01', '/uz'), create('2025-09-30', '/uz'), create('2025-10-01', '/uz'), create('2026-11-20', '/uz')])
    await writeDaySums(folder, sums);
  await writeDaySums(folder, create('2025-09-30', '/ru'), 'nginx');
  await writeFile(join(folder, '2020-08.json'), '{}');
  await compactViewFiles(folder, '2026-11-20');
  expect((await readdir(folder)).sort()).toEqual(['2025-09.json', '2025-10-01.json', '2026-11-20.json']);
  const month = {
    views: 6,
    pages: [
      ['/uz', 4],
      ['/ru', 2],
    ],
    otherPages: 0,
    referrers: [],
    otherReferrers: 0,
    searches: [],
  };
  expect(await readJson('2025-09.json')).toEqual(month);
  // A run that ended between the month and its days counts none twice.
  await writeDaySums(folder, create('2025-09-01', '/uz'));
  await compactViewFiles(folder, '2026-11-20');
  expect(await readJson('2025-09.json')).toEqual(month);
  await compactViewFiles(join(folder, 'none'), '2026-11-20');
});

test('a log is counted by Tashkent’s days, and the same log once', async () => {
  const text = [
    line('/uz/about'),
    line('/ru', '2026-11-20T18+00:00', 'https://gov.uz'),
    line('/ru', '2026-11-20T19+00:00'),
    'nonsense',
    line('/../x'),
  ].join('\n');
  const count = () => countLogFile(Readable.from([Buffer.from(text)]), folder, site);
  expect(await count()).toEqual({ views: 3, days: 2, unreadLines: 2 });
  expect(await count()).toEqual({ views: 3, days: 2, unreadLines: 2 });
  const names = (await readdir(folder)).sort();
  expect(names).toEqual([expect.stringMatching(/^2026-11-20\.log-[\da-f]{12}\.json$/u), expect.stringMatching(/^2026-11-21\.log-/u)]);
  expect(await readJson(names[0] ?? '')).toMatchObject({
    views: 2,
    pages: [
      ['/ru', 1],
      ['/uz/about', 1],
    ],
    referrers: [
      ['direct', 1],
      ['gov.uz', 1],
    ],
  });
});

test('counts complete parts of nginx’s log once, and removes them', async () => {
  const logs = join(folder, 'logs');
  await mkdir(logs);
  const put = (name: string, ...lines: string[]) => writeFile(join(logs, name), `${lines.join('\n')}\n`);
  await put('2026-11-20T18-5+0000.log', line('/uz/about'), line('/uz/about'));
  await put('2026-11-20T23-5+0500.log', line('/ru'));
  await put('2026-11-21T00-0+0500.log', line('/uz'));
  await put('foreign.txt', line('/uz'));
  const now = new Date('2026-11-20T19:02:00Z');
  await takeLogParts(logs, folder, site, now);
  expect((await readdir(logs)).sort()).toEqual(['2026-11-21T00-0+0500.log', 'foreign.txt']);
  expect(await readJson('2026-11-20.nginx.json')).toMatchObject({ views: 3, taken: '2026-11-20T23-5+0500.log' });
  // As after a crash between counting and removing.
  await put('2026-11-20T23-5+0500.log', line('/ru'));
  await takeLogParts(logs, folder, site, now);
  expect(await readJson('2026-11-20.nginx.json')).toMatchObject({ views: 3 });
  expect(await readdir(logs)).toHaveLength(2);
  await takeLogParts(join(folder, 'none'), folder, site, now);
});

test('a line of a log without a time or a path is none', () => {
  expect(readLoggedView(line('/uz', 'yesterday'), site)).toBeUndefined();
  expect(readLoggedView(line('uz'), site)).toBeUndefined();
  expect(readLoggedView('{', site)).toBeUndefined();
});
