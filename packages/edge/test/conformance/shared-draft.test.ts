import type { ServerResponse } from 'node:http';

import { getSharedDraftPath, sharedDraftApi } from '@ochiq/contract/wire/shared-draft';

import { messages } from '../../src/responses/messages.ts';
import { cmsKey, runFakeCms, type FakeCms } from './fake-cms.ts';
import { runSite, type RunningSite } from './running-site.ts';
import { startNginxProxy, type NginxProxy } from './start-nginx-proxy.ts';
import { sendRequest } from './send-request.ts';

const token = 'T0ken_-'.padEnd(43, 'x');

let cms: FakeCms;
let site: RunningSite;
let nested: RunningSite;
let nginx: NginxProxy;
const logLines: string[] = [];
beforeAll(async () => {
  cms = await runFakeCms();
  const options = { cms: { url: cms.url, key: cmsKey } };
  [site, nested] = [await runSite('institution', options), await runSite('nested', options)];
  await sendRequest(site.origin, { path: '/uz' });
  nginx = await startNginxProxy(site, 'http://ochiq.test');
});
beforeEach(() => {
  cms.requests.length = 0;
  for (const output of [process.stderr, process.stdout])
    jest.spyOn(output, 'write').mockImplementation((line) => logLines.push(String(line)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  // Who reads a log opens no draft.
  expect(logLines.join('')).not.toContain(token);
});
afterAll(async () => {
  await nginx.stop();
  await Promise.all([site.stop(), nested.stop()]);
  await cms.stop();
});

const says =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
const get = (path: string, { origin }: { origin: string } = site, method = 'GET') => sendRequest(origin, { path, method });
const refuses = (reason: string) => says({ outcome: 'refused', reason });

test('shows a draft in the language of its address, stored nowhere and run by nothing', async () => {
  cms.behave(
    says({ outcome: 'shown', html: '<h1>Qoralama</h1><img src="/media/a-1.webp"><img src="/media/b-1.webp">', files: ['media/a-1.webp'] }),
  );
  const { status, headers, body } = await get(getSharedDraftPath('ru', token));
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
  });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/u);
  expect(headers['set-cookie']).toBeUndefined();
  expect(body.toString()).toBe(`<h1>Qoralama</h1><img src="/draft/${token}/media/a-1.webp"><img src="/media/b-1.webp">`);
  const [request] = cms.requests;
  expect([request?.method, request?.path]).toEqual(['POST', sharedDraftApi.page]);
  expect(JSON.parse(request?.body ?? '')).toMatchObject({ token, locale: 'ru', isOpening: true });
});

test('leads to the files of a draft below the base path of the site', async () => {
  cms.behave(says({ outcome: 'shown', html: '<img src="/davlat/sayt/media/a-1.webp">', files: ['media/a-1.webp'] }));
  const { body } = await get(`/davlat/sayt${getSharedDraftPath('uz', token)}`, nested);
  expect(body.toString()).toBe(`<img src="/davlat/sayt/draft/${token}/media/a-1.webp">`);
});

test('counts no request for the head alone as opened', async () => {
  cms.behave(says({ outcome: 'shown', html: 'x', files: [] }));
  expect((await get(getSharedDraftPath('uz', token), site, 'HEAD')).status).toBe(200);
  expect(JSON.parse(cms.requests[0]?.body ?? '')).toMatchObject({ isOpening: false });
});

test.each([
  ['unknown', 404],
  ['over', 410],
  ['no-page', 404],
  ['not-now', 503],
  ['too-many', 429],
] as const)('explains a refusal (%s) in the language of the address', async (reason, status) => {
  cms.behave(refuses(reason));
  for (const locale of ['uz', 'ru', 'en'] as const) {
    const response = await get(getSharedDraftPath(locale, token));
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    expect(response.body.toString()).toContain(messages[locale].sharedDraft[reason]);
  }
});

test.each([
  ['another answer', says({ outcome: 'sent', receipt: null })],
  ['a failure', says({}, 500)],
])('says that a draft can’t be shown now after %s of the CMS', async (_, behaviour) => {
  cms.behave(behaviour);
  expect((await get(getSharedDraftPath('uz', token))).status).toBe(503);
});

test('passes on a file that only the draft has', async () => {
  cms.behave((response) => void response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end('a picture'));
  const { status, headers, body } = await get(`/draft/${token}/media/a-1.webp`);
  expect([status, body.toString(), headers['content-type'], headers['content-length']]).toEqual([200, 'a picture', 'image/webp', '9']);
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow, noarchive' });
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(JSON.parse(cms.requests[0]?.body ?? '')).toMatchObject({ token, file: 'media/a-1.webp' });
  cms.behave(says({}, 404));
  expect((await get(`/draft/${token}/media/a-1.webp`)).status).toBe(404);
});

test.each([
  '/draft',
  '/draft/',
  `/draft/${token}/`,
  `/draft/${token}/status`,
  `/draft/${token}/media/a/b.webp`,
  `/draft/${token}/media/..%2Fstatus`,
  '/preview',
  `/preview?token=${token}`,
])('asks the CMS nothing for %s', async (path) => {
  expect((await get(path)).status).toBeGreaterThanOrEqual(301);
  expect(cms.requests).toEqual([]);
});

test('takes no form for a file, and none that no page has sent', async () => {
  expect((await get(`/draft/${token}/media/a-1.webp`, site, 'POST')).status).toBe(405);
  expect((await get(getSharedDraftPath('uz', token), site, 'POST')).status).toBe(400);
  expect(cms.requests).toEqual([]);
});

test('is reached through nginx, with its files and refusals as they are', async () => {
  cms.behave(says({ outcome: 'shown', html: '<p>Qoralama</p>', files: [] }));
  const page = await get(getSharedDraftPath('ru', token), nginx);
  expect([page.status, page.body.toString()]).toEqual([200, '<p>Qoralama</p>']);
  expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  cms.behave((response) => void response.writeHead(200).end('a picture'));
  const file = await get(`/draft/${token}/media/a-1.webp`, nginx);
  expect([file.status, file.body.toString(), file.headers['cache-control']]).toEqual([200, 'a picture', 'private, no-store']);
  cms.behave(refuses('over'));
  const over = await get(getSharedDraftPath('uz', token), nginx);
  expect([over.status, over.body.toString()]).toEqual([410, expect.stringContaining(messages.uz.sharedDraft.over)]);
});
