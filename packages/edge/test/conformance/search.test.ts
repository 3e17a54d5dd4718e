import { gunzipSync } from 'node:zlib';

import type { SearchResponse } from '@ochiq/contract/search/search';

import { searchLimits, type SiteSearch } from '../../src/handlers/search-gateway.ts';
import { findCommonDifferences } from './always.ts';
import { createFakeSearch } from './create-fake-search.ts';
import { runSite, type RunningSite } from './running-site.ts';
import { sendRequest } from './send-request.ts';
import { waitUntil } from './wait-until.ts';

const index = createFakeSearch();
let site: RunningSite;
beforeAll(async () => {
  site = await runSite('institution', { search: index });
  // The first request reads the release, which has a warning of its own.
  await sendRequest(site.origin, { path: '/uz' });
});
beforeEach(() => {
  index.queries.length = 0;
  index.setResult({});
});
afterAll(() => site.stop());

const get = (path: string) => sendRequest(site.origin, { path });
const textOf = async (path: string) => (await get(path)).body.toString();

const searchResult: SearchResponse = {
  total: 23,
  page: 2,
  pages: 9,
  hits: [
    {
      path: '/ru/news/o%E2%80%98zbek',
      title: [
        { text: 'Подземные ', isMatch: false },
        { text: 'воды', isMatch: true },
      ],
      snippet: [{ text: 'о <b>воде</b> & земле', isMatch: false }],
      type: 'news',
      date: '2026-03-04',
    },
    { path: '/ru/faq#suv', title: [{ text: 'Вода?', isMatch: true }], snippet: [], type: 'question', date: null },
  ],
  types: [
    { type: 'news', count: 20 },
    { type: 'question', count: 3 },
  ],
  years: [
    { year: 2026, count: 19 },
    { year: 2025, count: 4 },
  ],
  elsewhere: [{ locale: 'uz', count: 4 }],
  repaired: 'вода',
};

test('fills results into the page, and keeps its scripts', async () => {
  index.setResult(searchResult);
  const received = await get('/ru/search?q=djlf&type=news&page=2');
  const html = received.body.toString();
  expect(index.queries).toEqual([{ locale: 'ru', q: 'djlf', type: 'news', year: null, page: 2 }]);
  expect(received).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
  expect(findCommonDifferences(received)).toEqual([]);
  expect(html).toContain('<title>djlf – ru: search</title>');
  expect(html).toContain(
    '<h1>search<span data-place="/ru/search#asked"><span data-when="asked">: <q data-slot="q">djlf</q></span></span></h1>',
  );
  expect(html).toContain('<input name="q" data-place="" data-slot="q" value="djlf">');
  expect(html).toContain('<option value="news" selected="">');
  expect(html).toContain('<p data-when="total:few">few: <b data-slot="total">23</b></p>');
  expect(html).toContain('<b data-slot="repaired">вода</b>');
  expect(html).toContain(
    '<a data-href="path" data-current="current" href="/ru/news/o%E2%80%98zbek"><b data-slot="title">Подземные <mark>воды</mark></b></a><i data-when="snippet" data-slot="snippet">о &lt;b&gt;воде&lt;/b&gt; &amp; земле</i><time data-when="date" data-slot="date" datetime="2026-03-04">04.03.2026</time><p data-when="type:news">news</p></li>',
  );
  expect(html).toContain('href="/ru/faq#suv"');
  expect(html).toContain('<script src="/app-0123456789abcdef0123.js"></script>');
  expect(html).toContain('<script>start()</script>');
  expect(html).not.toContain('idle');
  expect(html).not.toContain('total:one');
});

test('shows results, and what was found instead, in Cyrillic but for the words that editors list, and what was searched for as it was typed', async () => {
  const title = [
    { text: 'Ochiq: yer osti ', isMatch: false },
    { text: 'suv', isMatch: true },
    { text: 'lari e’loni', isMatch: false },
  ];
  index.setResult({ ...searchResult, hits: [{ path: '/uz/news/suv', title, snippet: [], type: 'news', date: null }], repaired: 'suv' });
  const html = await textOf('/uz-cyrl/search?q=cyv');
  expect(html).toContain('href="/uz-cyrl/news/suv"><b data-slot="title">Ochiq: ер ости <mark>сув</mark>лари эълони</b>');
  expect(html).toContain('<title>cyv – uz-cyrl: search</title>');
  expect(html).toContain('<q data-slot="q">cyv</q>');
  expect(html).toContain('<b data-slot="repaired">сув</b>');
});

test('links keep the query and the chosen filters', async () => {
  index.setResult(searchResult);
  const html = await textOf('/ru/search?q=a%26b%22&year=2026&page=2');
  const links = [...html.matchAll(/ href="(?<to>\/[^"]*search\?[^"]*)"(?<current> aria-current="page")?/gu)].map(
    ({ groups }) => `${groups?.['to']?.replaceAll('&amp;', '&') ?? ''}${groups?.['current'] ? ' (here)' : ''}`,
  );
  const q = '/ru/search?q=a%26b%22';
  expect(links).toEqual([
    `${q}&type=question&year=2026`,
    `${q}&type=news&year=2026`,
    `${q}&year=2026 (here)`,
    `${q}&year=2025`,
    '/uz/search?q=a%26b%22&year=2026',
    `${q}&year=2026`,
    `${q}&year=2026&page=2 (here)`,
    `${q}&year=2026&page=3`,
    `${q}&year=2026&page=4`,
    `${q}&year=2026&page=9`,
    `${q}&year=2026`,
    `${q}&year=2026&page=3`,
  ]);
  expect(html.match(/…/gu)).toHaveLength(1);
});

test('searches the default language on the unprefixed page, with unprefixed links', async () => {
  index.setResult(searchResult);
  expect(await textOf('/search?q=suv')).toContain('href="/search?q=suv&amp;type=news"');
  expect(index.queries).toMatchObject([{ locale: 'uz', q: 'suv' }]);
});

test.each([
  ['/uz/search?q=suv', false],
  ['/uz/search?q=suv&type=news', true],
  ['/uz/search?q=suv&year=2026', true],
])('shows help where there are no results: %s', async (path, isNarrowed) => {
  const html = await textOf(path);
  expect(html).toContain('<p data-when="nothing">nothing</p>');
  expect(html).toContain('help</p>');
  expect(html.includes('<a data-href="everything" data-current="current" href="/uz/search?q=suv">')).toBe(isNarrowed);
});

test('leaves other forms of the page unchanged', async () => {
  index.setResult(searchResult);
  expect(await textOf('/ru/search?q=suv')).toContain('<input name="message" value=""><p hidden="" data-when="found">sent</p>');
});

test('returns the same result and suggestions as JSON to scripts', async () => {
  index.setResult(searchResult);
  const received = await get('/ru/search.json?q=%20suv%20&type=nothing&year=2026');
  expect(JSON.parse(received.body.toString())).toEqual(searchResult);
  expect(index.queries).toEqual([{ locale: 'ru', q: 'suv', type: null, year: 2026, page: 1 }]);
  expect(findCommonDifferences(received)).toEqual([]);
  expect(JSON.parse(await textOf('/ru/search/suggestions.json?q=su'))).toEqual([
    { path: '/ru/news/o%E2%80%98zbek', title: [{ text: 'Русский', isMatch: true }], type: 'news' },
    { path: '/ru/faq#suv', title: [{ text: 'Русский', isMatch: true }], type: 'question' },
  ]);
});

test('limits suggestions to one type', async () => {
  await get('/ru/search/suggestions.json?q=su&type=news');
  await get('/ru/search/suggestions.json?q=su&type=nothing');
  expect(index.queries).toEqual(['su (news)', 'su']);
});

test('returns OpenSearch suggestions to the browser’s own field', async () => {
  index.setResult(searchResult);
  const received = await get('/ru/search/browser-suggestions.json?q=su');
  expect(received).toMatchObject({
    status: 200,
    headers: { 'content-type': 'application/x-suggestions+json; charset=utf-8', 'x-robots-tag': 'noindex' },
  });
  expect(JSON.parse(received.body.toString())).toEqual(['su', ['Русский', 'Русский']]);
  expect(findCommonDifferences(received)).toEqual([]);
  index.setResult(null);
  expect((await get('/ru/search/browser-suggestions.json?q=su')).status).toBe(503);
});

test('logs a failing index, and still serves the page', async () => {
  const warned = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  index.setResult(() => {
    throw new Error('disk image is malformed');
  });
  const received = await get('/ru/search?q=suv');
  expect([received.status, received.body.includes('<p data-when="unavailable">')]).toEqual([503, true]);
  expect((await get('/ru/search.json?q=suv')).status).toBe(503);
  expect(String(warned.mock.calls[0]?.[0])).toContain('Search failed: disk image is malformed');
  expect((await get('/ru/about')).status).toBe(200);
  warned.mockRestore();
});

test('responds 429 to a client with too many queries, with a cached page', async () => {
  const none = { ...searchLimits, atOnceEach: 0, waitingEach: 0 };
  const full = await runSite('institution', { search: index, searchLimits: none });
  for (const q of ['suv', 'yer']) {
    const page = await sendRequest(full.origin, { path: `/ru/search?q=${q}`, headers: { 'Accept-Encoding': 'gzip' } });
    const html = gunzipSync(page.body).toString();
    expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([429, '5', 'no-store']);
    expect(findCommonDifferences(page)).toEqual([]);
    expect(html).toContain('<p data-when="unavailable">');
    expect(html).toContain('<title>ru: search</title>');
    // Nothing of a question stands in what is kept for all.
    expect(html).not.toContain(q);
  }
  const script = await sendRequest(full.origin, { path: '/ru/search/suggestions.json?q=suv' });
  expect([script.status, script.body.toString()]).toEqual([429, '{"problem":"busy","longest":200}']);
  expect(script.headers['retry-after']).toBe('5');
  expect(index.queries).toEqual([]);
  await full.stop();
  expect(index.isClosed()).toBe(true);
});

test('serves other clients and pages while one floods search, and refuses queries beyond its share', async () => {
  const slow: (() => void)[] = [];
  const slowIndex: SiteSearch = {
    ...index,
    search: (query) => (query.q === 'sekin' ? new Promise((resolve) => slow.push(() => resolve(null))) : index.search(query)),
  };
  const flooded = await runSite('institution', { search: slowIndex, trustedProxies: ['loopback'] });
  const ask = (path: string, address: string) => sendRequest(flooded.origin, { path, headers: { 'X-Forwarded-For': address } });
  let refused = 0;
  const share = searchLimits.atOnceEach + searchLimits.waitingEach;
  const flood = Array.from({ length: share + 5 }, async (_, number) => {
    const { status } = await ask('/ru/search?q=sekin', `2001:db8:0:1::${number.toString(16)}`);
    if (status === 429) refused += 1;
    return status;
  });
  await waitUntil(() => refused === 5);
  // No more than its share of the threads works for it.
  expect(slow).toHaveLength(searchLimits.atOnceEach);
  const others = await Promise.all([
    ask('/ru/search?q=suv', '2001:db8:0:2::1'),
    ask('/ru/search/suggestions.json?q=suv', '203.0.113.9'),
    ask('/ru/about', '2001:db8:0:1::1'),
  ]);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  const answered = setInterval(() => slow.splice(0).forEach((end) => end()), 1);
  const statuses = await Promise.all(flood);
  clearInterval(answered);
  expect(statuses.filter((status) => status === 503)).toHaveLength(share);
  await flooded.stop();
});

test('below a base path all ways are below it', async () => {
  const nested = await runSite('nested', { search: index });
  index.setResult(searchResult);
  const html = (await sendRequest(nested.origin, { path: '/davlat/sayt/ru/search?q=suv' })).body.toString();
  expect(html).toContain('href="/davlat/sayt/ru/news/o%E2%80%98zbek"');
  expect(html).toContain('href="/davlat/sayt/uz/search?q=suv"');
  await nested.stop();
});
