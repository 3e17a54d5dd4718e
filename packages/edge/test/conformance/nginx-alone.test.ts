import { cases } from './cases.ts';
import { sendRequest, type ReceivedResponse } from './send-request.ts';
import { expandHeaders } from './expand-headers.ts';
import { startNginxProxy, type NginxProxy } from './start-nginx-proxy.ts';
import { runSite, type RunningSite } from './running-site.ts';

const siteUrl = 'http://ochiq.test';
let site: RunningSite;
let nginx: NginxProxy;
beforeAll(async () => {
  site = await runSite('institution');
  nginx = await startNginxProxy(site, siteUrl);
  await site.stopEdge();
});
afterAll(async () => {
  await nginx.stop();
  await site.stop();
});

const get = (path: string, headers: Record<string, string> = {}): Promise<ReceivedResponse> => sendRequest(nginx.origin, { path, headers });

/** Of these groups nginx answers all without the edge, but what is named: what browsers never ask, or what a script of theirs does. */
const leftToTheEdge: Readonly<Record<string, readonly string[]>> = {
  // A browser that cannot update the service worker goes on with the one it has.
  caching: ['/sw.js'],
  'conditional requests': ['one of several tags', 'a reader who reloads'],
  ranges: ['several ranges', 'a broken range', 'a backward range', 'another unit', 'a compressed file', 'HEAD has no range'],
  uploads: ['an uploaded folder is no page'],
  compression: [
    'gzip;q=1, br;q=0.5',
    'gzip;q=0.5, br;q=0.5',
    'br;q=0, gzip',
    'br;q=0, gzip;q=0',
    'identity, br;q=0.5',
    'identity;q=0.5, br;q=0.5',
    '*',
    '*;q=0',
    'identity;q=0, compress',
    ';;;=,,br;q=x',
  ].map((accept) => `/app-0123456789abcdef0123.js to Accept-Encoding ${accept}`),
};

test.each(Object.entries(leftToTheEdge))('%s: serves pages and files while the edge is down', async (group, left) => {
  const unanswered: string[] = [];
  for (const { name, send } of cases[group] ?? []) {
    const { status } = await sendRequest(nginx.origin, { ...send, headers: await expandHeaders(nginx.origin, send) });
    if (status === 503) unanswered.push(name);
  }
  expect(unanswered).toEqual(left);
});

test.each([
  ['/ru/nothing', {}, /ru: error 503/u],
  ['/nothing', { Cookie: 'i18n_redirected=en' }, /en: error 503/u],
  ['/nothing', {}, /plain: error 503/u],
  ['/', { 'Accept-Language': 'ru-RU, en;q=0.5' }, /ru: error 503/u],
])('responds with 503 in the reader’s language where the edge is needed: %s %j', async (path, headers, body) => {
  const response = await get(path, headers);
  expect(response).toMatchObject({
    status: 503,
    headers: {
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    },
  });
  expect(response.headers.etag ?? response.headers['last-modified']).toBeUndefined();
  expect(response.body.toString()).toMatch(body);
});

test('responds with 503 to a form', async () => {
  const response = await sendRequest(nginx.origin, { method: 'POST', path: '/ru/forms/contact', body: 'name=Karim' });
  expect([response.status, response.headers['retry-after']]).toEqual([503, '5']);
  expect(response.body.toString()).toMatch(/ru: error 503/u);
});
