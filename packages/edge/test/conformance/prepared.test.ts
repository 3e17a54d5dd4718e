import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { PreparedResponses } from '../../src/handlers/prepared-responses.ts';
import { findCommonDifferences } from './always.ts';
import { cases } from './cases.ts';
import { expandHeaders } from './expand-headers.ts';
import { findDifferences } from './find-differences.ts';
import { putAlert, renderAlertHtml } from './fixture-alert.ts';
import { createReleaseFacts, putFile, switchCurrentRelease, writeRelease } from './fixture-release.ts';
import { runSite, type RunningSite } from './running-site.ts';
import { sendRequest, type ReceivedResponse } from './send-request.ts';
import { waitUntil } from './wait-until.ts';

const find = jest.spyOn(PreparedResponses.prototype, 'find');
/** Returns whether the last request was answered by a prepared response. */
const wasPrepared = (): boolean => find.mock.results.at(-1)?.value !== undefined;

let site: RunningSite;
beforeEach(async () => {
  site = await runSite('institution', { metrics: { host: '127.0.0.1', port: 0 } });
  find.mockClear();
});
afterEach(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}): Promise<ReceivedResponse> => sendRequest(site.origin, { path, headers });
const file = (path: string): string => join(site.siteDir, 'releases/r1/public', path);

/** Requests a path until its response is a prepared one, and returns that. */
async function prepare(path: string, headers: Record<string, string> = {}): Promise<ReceivedResponse> {
  let response = await get(path, headers);
  await waitUntil(async () => {
    response = await get(path, headers);
    return wasPrepared();
  });
  return response;
}

const withoutOwn = ({ headers, ...response }: ReceivedResponse) => ({ ...response, headers: { ...headers, date: '', 'x-request-id': '' } });

test.each(['/uz/about', '/about', '/robots.txt', '/favicon.svg', '/app-0123456789abcdef0123.js', '/media/report.pdf'])(
  'sends %s again as it was, under a request id of its own',
  async (path) => {
    for (const headers of [{}, { 'Accept-Encoding': 'gzip, deflate, br, zstd' }]) {
      const first = await get(path, headers);
      expect(wasPrepared()).toBe(false);
      const again = await prepare(path, headers);
      expect(withoutOwn(again)).toEqual(withoutOwn(first));
      expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
      expect(findCommonDifferences(again)).toEqual([]);
    }
  },
);

test('sends a file that was replaced or removed at once, also of the same size and moment', async () => {
  const { body } = await prepare('/uz/about');
  const other = body.toString().replace('about', 'abode');
  await putFile(file('uz/about/index.html'), other);
  expect((await get('/uz/about')).body.toString()).toBe(other);
  await rm(file('uz/about/index.html'));
  expect((await get('/uz/about')).status).toBe(404);
});

test('sends the best variant that is there now', async () => {
  const get5 = async () => (await get('/uz/about', { 'Accept-Encoding': 'gzip, br' })).headers['content-encoding'];
  await prepare('/uz/about', { 'Accept-Encoding': 'gzip, br' });
  await rm(file('uz/about/index.html.br'));
  expect(await get5()).toBe('gzip');
  await prepare('/uz/about', { 'Accept-Encoding': 'gzip, br' });
  await putFile(file('uz/about/index.html.br'), 'packed');
  expect(await get5()).toBe('br');
  await prepare('/uz/about', { 'Accept-Encoding': 'gzip, br' });
  // Without the page itself its variants are none.
  await rm(file('uz/about/index.html'));
  expect((await get('/uz/about', { 'Accept-Encoding': 'gzip, br' })).status).toBe(404);
});

test('shows and removes an alert', async () => {
  const isThere = async (): Promise<boolean> => (await get('/ru/about')).body.includes(renderAlertHtml('ru', 'one'));
  await prepare('/ru/about');
  await putAlert(join(site.siteDir, 'releases/r1'), 'one');
  await waitUntil(isThere);
  await rm(file('alert'), { recursive: true });
  await waitUntil(async () => !(await isThere()));
});

test('sends a new release, and a new redirect', async () => {
  await prepare('/uz/about');
  const facts = { ...createReleaseFacts('r2', 'institution'), scriptHashes: ["'sha256-BBBB'"] };
  const folder = await writeRelease(site.siteDir, facts);
  await switchCurrentRelease(site.siteDir, 'r2');
  await waitUntil(async () => /'sha256-BBBB'/u.test(String((await get('/uz/about')).headers['content-security-policy'])));
  await prepare('/uz/about');
  const redirects = [{ from: '/uz/about', to: '/uz/contact', permanent: false }];
  await putFile(join(folder, 'release.json'), JSON.stringify({ ...facts, redirects }), new Date());
  await waitUntil(async () => (await get('/uz/about')).headers.location === '/uz/contact');
});

test('handles whatever a prepared response would not fit', async () => {
  const { headers } = await prepare('/ru/about');
  await prepare('/about');
  const etag = String(headers.etag);
  const statuses: unknown[] = [];
  for (const [path, more] of [
    ['/ru/about', { 'If-None-Match': etag }],
    ['/ru/about', { Range: 'bytes=0-3' }],
    ['/ru/about', { Referer: 'http://ochiq.test/uz/about' }],
    ['/ru/about', { 'Sec-Purpose': 'prefetch' }],
    ['/about', { Cookie: 'i18n_redirected=ru' }],
    ['/about', { Cookie: 'other=ru' }],
    ['/ru/about', { Referer: 'http://ochiq.test/ru/contact' }],
    ['/ru/about', { Referer: 'http://ochiq.test/uz/about' }],
    ['/ru/about', { Referer: 'http://ochiq.test/uz/about', 'Sec-Fetch-Site': 'cross-site' }],
    ['/ru/about', { Referer: 'http://ochiq.test/uz/about', 'Sec-Fetch-Dest': 'iframe' }],
  ] as const) {
    const response = await get(path, more);
    statuses.push([response.status, response.headers['set-cookie'] !== undefined]);
  }
  expect(statuses).toEqual([
    [304, false],
    [206, false],
    [200, true],
    [200, false],
    [302, false],
    [200, false],
    [200, false],
    [200, true],
    [200, false],
    [200, false],
  ]);
  const head = await sendRequest(site.origin, { method: 'HEAD', path: '/ru/about' });
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, headers['content-length']]);
});

test('counts a prepared response like any other', async () => {
  await prepare('/ru/about');
  await prepare('/robots.txt');
  const sent = find.mock.calls.map(([request]) => request.key);
  const text = await (await fetch(`${site.metricsUrl ?? ''}/metrics`)).text();
  for (const [kind, path] of [
    ['page', '/ru/about'],
    ['file', '/robots.txt'],
  ] as const)
    expect(text).toContain(`ochiq_edge_requests_total{kind="${kind}",status="200"} ${sent.filter((key) => key === path).length}`);
});

test('responds to every case alike at the second and third time', async () => {
  const wrong: string[] = [];
  const own = Object.values(cases)
    .flat()
    .filter((one) => (one.site ?? 'institution') === 'institution' && (one.send.method ?? 'GET') === 'GET');
  for (const one of own) {
    const headers = await expandHeaders(site.origin, one.send);
    for (let time = 1; time <= 3; time += 1) {
      const received = await sendRequest(site.origin, { ...one.send, headers });
      for (const difference of [...findDifferences(received, one.expect), ...findCommonDifferences(received)])
        wrong.push(`${one.name}, time ${time}: ${difference}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(find.mock.results.filter(({ value }) => value !== undefined).length).toBeGreaterThan(20);
});
