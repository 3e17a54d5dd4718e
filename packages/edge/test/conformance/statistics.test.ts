import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ViewDay } from '@ochiq/contract/wire/page-statistics';

import { parseSiteAddress } from '../../src/routing/site-address.ts';
import { takeLogParts } from '../../src/statistics/take-log-parts.ts';
import { createFakeSearch } from './create-fake-search.ts';
import { putFile } from './fixture-release.ts';
import { runSite, type RunningSite } from './running-site.ts';
import { sendRequest, type SentRequest } from './send-request.ts';
import { startNginxProxy } from './start-nginx-proxy.ts';
import { waitUntil } from './wait-until.ts';

const siteUrl = 'http://ochiq.test';
const reader = { Host: 'ochiq.test', 'User-Agent': 'Mozilla/5.0 (Linux; Android 9) Chrome/120', 'Accept-Encoding': 'gzip, deflate, br' };
const day = '2026-11-20';
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'ochiq-statistics-'));
});
afterEach(() => rm(root, { recursive: true }));

const readDay = async (name: string): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(join(root, 'days', name), 'utf8')) as Record<string, unknown>;

/** Requests of readers and of others, and what of them counts. */
const requests: readonly SentRequest[] = [
  { path: '/uz/about' },
  { path: '/uz/about', headers: { Referer: 'https://www.gov.uz/uz?id=7' } },
  { path: '/uz/about', headers: { 'Sec-Fetch-Dest': 'document', Referer: 'http://ochiq.test/uz' } },
  { path: '/ru/about?from=telegram', headers: { Referer: 'https://t.me/' } },
  { path: '/about' },
  { path: '/uz/about', headers: { Referer: 'http://ochiq.test/uz/draft/T0ken-of-a-draft' } },
  { path: '/alert/ru.json', headers: { 'Sec-Fetch-Dest': 'empty', Referer: 'http://ochiq.test/ru/news?x=1' } },
  // None of these.
  { path: '/alert/ru.json', headers: { Referer: 'https://gov.uz/ru/news' } },
  { path: '/alert/ru.json', headers: { Referer: 'http://ochiq.test/.env' } },
  { path: '/uz/about', method: 'HEAD' },
  { path: '/uz/about', headers: { 'Sec-Purpose': 'prefetch' } },
  { path: '/uz/about', headers: { 'Sec-GPC': '1' } },
  { path: '/uz/about', headers: { DNT: '1' } },
  { path: '/uz/about', headers: { 'Sec-Fetch-Dest': 'empty' } },
  { path: '/uz/about', headers: { 'User-Agent': 'Googlebot/2.1' } },
  { path: '/uz/about', headers: { 'User-Agent': 'curl/8' } },
  { path: '/robots.txt' },
  { path: '/ru/gone' },
  { path: '/ru/old' },
];
const counted = {
  views: 7,
  pages: [
    ['/uz/about', 4],
    ['/about', 1],
    ['/ru/about', 1],
    ['/ru/news', 1],
  ],
  otherPages: 0,
  referrers: [
    ['direct', 2],
    ['gov.uz', 1],
    ['t.me', 1],
  ],
  otherReferrers: 0,
  searches: [],
};

async function sendAll(origin: string): Promise<void> {
  for (const { headers, ...request } of requests) await sendRequest(origin, { ...request, headers: { ...reader, ...headers } });
}

/** Writes the data of an alert that is over, as a release has them when there is none. */
const putAlertData = ({ siteDir }: RunningSite) =>
  putFile(join(siteDir, 'releases/r1/public/alert/ru.json'), JSON.stringify({ from: null, until: null, html: '' }));

const statistics = () => ({ folder: join(root, 'days') });
const run = () => runSite('institution', { statistics: statistics(), today: () => day, trustedProxies: ['127.0.0.1'] });

test('counts pages that readers see, and where they come from', async () => {
  const site = await run();
  await putAlertData(site);
  await sendAll(site.origin);
  const { headers } = await sendRequest(site.origin, { path: '/uz/about', headers: reader });
  const again = await sendRequest(site.origin, { path: '/uz/about', headers: { ...reader, 'If-None-Match': headers.etag ?? '' } });
  expect(again.status).toBe(304);
  await site.stop();
  const [[path, count], ...pages] = counted.pages as [[string, number]];
  expect(await readDay(`${day}.json`)).toEqual({
    day,
    ...counted,
    views: counted.views + 2,
    pages: [[path, count + 2], ...pages],
    referrers: [['direct', 4], ...counted.referrers.slice(1)],
  });
  // No address, no program, no hour.
  const text = JSON.stringify(await readDay(`${day}.json`));
  expect(text).not.toMatch(/Mozilla|127\.0|\d:\d/u);
});

test('nginx’s log gives the same sums for the same requests, and says nothing about readers', async () => {
  const site = await run();
  await putAlertData(site);
  const logs = join(root, 'nginx');
  await mkdir(logs);
  const nginx = await startNginxProxy(site, siteUrl, { statisticsDir: logs });
  await sendAll(nginx.origin);
  await nginx.stop();
  await site.stop();
  const [part = ''] = await readdir(logs);
  const text = await readFile(join(logs, part), 'utf8');
  expect(text).not.toMatch(/127\.0|Mozilla|\?|T\d\d:\d\d:/u);
  // Who reads a log opens no draft.
  expect(text).not.toMatch(/T0ken|draft/u);
  await takeLogParts(logs, join(root, 'days'), parseSiteAddress(siteUrl), new Date(Date.now() + 3_600_000));
  const [name = ''] = (await readdir(join(root, 'days'))).filter((file) => file.endsWith('.nginx.json'));
  // What nginx passes on the edge counts: together it is the same.
  const [logged, passed] = [await readDay(name), await readDay(`${day}.json`)] as unknown as [ViewDay, ViewDay];
  const [five, one] = [counted.views - 1, 1];
  expect([logged.views, passed.views]).toEqual([five, one]);
  for (const key of ['pages', 'referrers'] as const)
    expect(new Map([...logged[key], ...passed[key]])).toEqual(new Map(counted[key] as ViewDay['pages']));
});

test('writes a query without results once several readers have typed it', async () => {
  const search = createFakeSearch();
  search.setResult({ total: 0 });
  const site = await runSite('institution', {
    statistics: { ...statistics(), writeMs: 20 },
    today: () => day,
    trustedProxies: ['127.0.0.1'],
    search,
  });
  const ask = (path: string, address: string, headers = {}) =>
    sendRequest(site.origin, { path, headers: { ...reader, 'X-Forwarded-For': address, ...headers } });
  for (let index = 0; index < 5; index += 1) await ask('/uz/search?q=Karim+Aliyev', '203.0.113.1');
  await ask('/uz/search?q=Yer%20soligi', '203.0.113.1');
  await ask('/uz/search.json?q=yer+soligi', '203.0.113.2');
  await ask('/uz/search.json?q=yer+soligi', '203.0.113.4', { 'Sec-GPC': '1' });
  await ask('/uz/search?q=yer+soligi&type=news', '203.0.113.4');
  await ask('/uz/search?q=YER+soligi', '203.0.113.3');
  for (const address of ['1', '2', '3']) await ask('/uz/search?q=%2B998901234567', `203.0.113.${address}`);
  search.setResult({ total: 1 });
  await ask('/uz/search?q=yer+soligi', '203.0.113.5');
  // It is written while the site runs, too.
  await waitUntil(async () => (await readDay(`${day}.json`).catch(() => null)) !== null);
  await site.stop();
  expect((await readDay(`${day}.json`))['searches']).toEqual([['uz', 'yer soligi', 3]]);
});

test('counts nothing where it is off, and serves pages where the folder can’t be written', async () => {
  const off = await runSite('institution', { today: () => day });
  await sendRequest(off.origin, { path: '/uz/about', headers: reader });
  await off.stop();
  expect(await readdir(root)).toEqual([]);
  const warned = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const file = join(root, 'file');
  await writeFile(file, '');
  const full = await runSite('institution', { statistics: { folder: join(file, 'days') }, today: () => day });
  expect((await sendRequest(full.origin, { path: '/uz/about', headers: reader })).status).toBe(200);
  await full.stop();
  expect(warned.mock.calls.map(([text]) => String(text)).join('')).toContain(`Page views can't be counted in ${file}`);
  warned.mockRestore();
});

test('publishes the days before today and past months of a year, of pages that exist and are read often enough', async () => {
  const put = async (name: string, pages: [string, number][], otherPages = 0) => {
    await mkdir(join(root, 'days'), { recursive: true });
    const sums = { views: 99, pages, otherPages, referrers: [['gov.uz', 99]], otherReferrers: 0, searches: [['uz', 'soliq', 3]] };
    await writeFile(
      join(root, 'days', name),
      JSON.stringify(name.length > 'YYYY-MM.json'.length ? { day: name.slice(0, 10), ...sums } : sums),
    );
  };
  await put('2026-11-20.json', [['/uz/about', 90]]);
  await put(
    '2026-11-19.json',
    [
      ['/uz/about', 4],
      ['/ru/about', 5],
      ['/ru/made-up', 50],
    ],
    2,
  );
  await put('2026-11-19.nginx.json', [
    ['/about', 3],
    ['/uz', 1],
  ]);
  await put('2026-10-31.json', [['/uz/about', 6]]);
  await put('2026-10-01.json', [['/uz/about', 7]]);
  await put('2026-01.json', [
    ['/uz/about', 100],
    ['/uz', 4],
  ]);
  const site = await run();
  const get = async (path: string) => sendRequest(site.origin, { path, headers: { ...reader, 'Accept-Encoding': 'identity' } });
  const days = await get('/data/page-views.csv');
  expect(days.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'access-control-allow-origin': '*' });
  const [head, ...rows] = [
    'period,language,path,views',
    '2026-10-31,uz,/uz/about,6',
    '2026-11-19,ru,/ru/about,5',
    '2026-11-19,uz,/uz/about,7',
    '2026-11-19,,,53',
  ];
  expect(days.body.toString()).toBe(`\uFEFF${[head, ...rows].join('\r\n')}\r\n`);
  expect(JSON.parse((await get('/data/page-views.json')).body.toString())).toHaveLength(rows.length);
  // Months that are over: November's days tell nothing.
  expect((await get('/data/page-views-2026.csv')).body.toString()).toBe(`\uFEFF${head}\r\n2026,uz,/uz/about,113\r\n2026,,,4\r\n`);
  const packed = await sendRequest(site.origin, { path: '/data/page-views.csv', headers: reader });
  expect(packed.headers['content-encoding']).toBe('br');
  expect((await sendRequest(site.origin, { path: '/data/page-views.csv', method: 'HEAD' })).body).toHaveLength(0);
  await site.stop();
  const off = await runSite('institution', { today: () => day });
  expect((await sendRequest(off.origin, { path: '/data/page-views.csv' })).status).toBe(404);
  await off.stop();
});
