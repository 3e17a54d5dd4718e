import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';

import { formLimits } from '@ochiq/contract/forms/wire';

import { waitUntil } from './wait-until.ts';
import { sendRequest, type ReceivedResponse } from './send-request.ts';
import { cmsKey, runFakeCms, type FakeCms } from './fake-cms.ts';
import { renderAlertHtml, putAlert } from './fixture-alert.ts';
import { createReleaseFacts, putFile, switchCurrentRelease, writeRelease } from './fixture-release.ts';
import { startNginxProxy, type NginxProxy } from './start-nginx-proxy.ts';
import { browserHeaders, submitForm } from './posted.ts';
import { sendRawRequest } from './send-raw-request.ts';
import { runSite, type RunningSite } from './running-site.ts';

const siteUrl = 'http://ochiq.test';
let cms: FakeCms;
let site: RunningSite;
let nginx: NginxProxy;
beforeEach(async () => {
  cms = await runFakeCms();
  site = await runSite('institution', { trustedProxies: ['127.0.0.1'], cms: { url: cms.url, key: cmsKey } });
  nginx = await startNginxProxy(site, siteUrl);
});
afterEach(async () => {
  await nginx.stop();
  await site.stop();
  await cms.stop();
});

const get = (path: string, headers: Record<string, string> = {}): Promise<ReceivedResponse> => sendRequest(nginx.origin, { path, headers });
const host = 'Host: ochiq.test\r\n';
const end = 'Connection: close\r\n\r\n';

test('forwards the sender’s real address, not a forged one', async () => {
  const response = await submitForm(nginx.origin, '/ru/forms/contact', { name: 'Karim' }, { 'X-Forwarded-For': '203.0.113.7' });
  expect([response.status, response.headers.location?.split('?')[0]]).toEqual([303, '/ru/forms/contact/sent']);
  expect(cms.requests).toHaveLength(1);
  expect(cms.requests[0]?.body).toContain('"127.0.0.1"');
  expect(cms.requests[0]?.body).not.toContain('203.0.113.7');
});

test('refuses a form by its announced length, before it is sent', async () => {
  const head = Object.entries(browserHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  const response = await sendRawRequest(
    nginx.origin,
    `POST /ru/forms/contact HTTP/1.1\r\n${host}${head.join('')}Content-Length: 200000\r\n${end}`,
  );
  expect(response).toMatch(/^HTTP\/1\.1 413 /u);
  expect(response).toContain('<p data-when="refused:failed">');
});

test('refuses a form without a length once it exceeds the limit', async () => {
  const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
  const head = Object.entries(browserHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  const response = await sendRawRequest(
    nginx.origin,
    `POST /ru/forms/contact HTTP/1.1\r\n${host}${head.join('')}Transfer-Encoding: chunked\r\n${end}${chunk.repeat(3)}0\r\n\r\n`,
  );
  expect(response).toMatch(/^HTTP\/1\.1 413 /u);
  expect(response).toContain('<p data-when="refused:failed">');
  // A CMS of another test may still wake its publisher, which had this port before.
  expect(cms.requests.filter(({ path }) => path !== '/wake')).toEqual([]);
});

test('refuses forms of a client with many unfinished ones, whichever of its addresses they come from, and no others', async () => {
  const behind = await startNginxProxy(site, siteUrl, { trustedProxies: ['127.0.0.1'] });
  const { hostname, port } = new URL(behind.origin);
  const share = formLimits.bodiesAtOnceEach + formLimits.atOnceEach;
  const head = Object.entries(browserHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  let refused = '';
  const sockets = Array.from({ length: share + 1 }, (_, number) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => (refused += chunk.toString()));
    const from = `X-Forwarded-For: 2001:db8:0:1::${number.toString(16)}\r\n`;
    socket.write(`POST /ru/forms/contact HTTP/1.1\r\n${host}${head.join('')}${from}Content-Length: 100\r\n\r\nname=`);
    return socket;
  });
  await waitUntil(() => refused.includes('</html>'));
  expect(refused).toMatch(/^HTTP\/1\.1 503 /u);
  expect(refused).toContain('Retry-After: 5');
  expect(refused).toContain('ru: error 503');
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  // Nothing of what is not whole has come to the edge, so a page and another client's form have all room.
  for (const address of ['2001:db8:0:2::1', '203.0.113.7'])
    expect((await submitForm(behind.origin, '/ru/forms/contact', { name: 'Karim' }, from(address))).status).toBe(303);
  expect((await sendRequest(behind.origin, { path: '/ru/about', headers: from('2001:db8:0:1::1') })).status).toBe(200);
  expect(cms.requests).toHaveLength(2);
  for (const socket of sockets) socket.destroy();
  await waitUntil(
    async () => (await submitForm(behind.origin, '/ru/forms/contact', { name: 'Karim' }, from('2001:db8:0:1::1'))).status === 303,
  );
  await behind.stop();
});

test('passes requests for an unknown release to the edge, with its own policy', async () => {
  expect((await get('/uz/about')).status).toBe(200);
  const folder = await writeRelease(site.siteDir, { ...createReleaseFacts('r2', 'institution'), scriptHashes: ["'sha256-BBBB'"] });
  await putFile(join(folder, 'public/uz/about/index.html'), 'second release');
  await switchCurrentRelease(site.siteDir, 'r2');
  await waitUntil(async () => (await get('/uz/about')).body.toString() === 'second release');
  expect((await get('/uz/about')).headers['content-security-policy']).toContain("'sha256-BBBB'");
});

test('serves changes of editors at once, without a reload', async () => {
  const file = join(site.siteDir, 'releases/r1/public/robots.txt');
  const first = await get('/robots.txt');
  await putFile(file, 'User-agent: x\n', new Date('2026-01-02T03:04:06Z'));
  const second = await get('/robots.txt', { 'If-None-Match': first.headers.etag ?? '' });
  expect([second.status, second.body.toString()]).toEqual([200, 'User-agent: x\n']);
  await rm(file);
  expect((await get('/robots.txt')).status).toBe(404);

  const facts = { ...createReleaseFacts('r1', 'institution'), redirects: [{ from: '/moved', to: '/uz/about', permanent: false }] };
  await putFile(join(site.siteDir, 'releases/r1/release.json'), JSON.stringify(facts), new Date());
  await waitUntil(async () => (await get('/moved')).headers.location === '/uz/about');
});

test('serves a page that was replaced or removed at once, though its file is open', async () => {
  const file = join(site.siteDir, 'releases/r1/public/uz/about/index.html');
  const first = (await get('/uz/about')).body.toString();
  for (const text of [first.replace('about', 'abort'), first.replace('about', 'abode')]) {
    // The same size in the same second.
    await putFile(file, text);
    expect((await get('/uz/about')).body.toString()).toBe(text);
  }
  for (const ending of ['', '.br', '.gz']) await rm(`${file}${ending}`);
  expect((await get('/uz/about')).status).toBe(404);
});

test('answers alike for a release with a mark and without', async () => {
  const paths = [
    '/uz/about',
    '/about',
    '/favicon.svg',
    '/favicon.ico',
    '/app-0123456789abcdef0123.js',
    '/static/emblem-a1b2.webp',
    '/media/report.pdf',
  ];
  const getAll = async () =>
    Promise.all(
      paths.flatMap((path) =>
        ['', 'gzip', 'gzip, deflate, br, zstd'].map(async (encoding) => {
          const { status, headers, body } = await get(path, encoding === '' ? {} : { 'Accept-Encoding': encoding });
          return { path, encoding, status, body, headers: { ...headers, date: '', 'x-request-id': '' } };
        }),
      ),
    );
  const quick = await getAll();
  expect(quick.map(({ status }) => status)).toEqual(quick.map(() => 200));
  await site.stopEdge();
  expect(await getAll()).toEqual(quick);
  await rm(join(site.siteDir, 'releases/r1/r1'));
  expect(await getAll()).toEqual(quick);
});

test('shows and removes an alert', async () => {
  const release = join(site.siteDir, 'releases/r1');
  const isThere = async (): Promise<boolean> => (await get('/ru/about')).body.includes(renderAlertHtml('ru', 'one'));
  expect(await isThere()).toBe(false);
  await putAlert(release, 'one');
  await waitUntil(isThere);
  await rm(join(release, 'public/alert'), { recursive: true });
  await waitUntil(async () => !(await isThere()));
});
