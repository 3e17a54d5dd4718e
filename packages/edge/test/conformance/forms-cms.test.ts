import { formLimits } from '@ochiq/contract/forms/wire';

import { sendRequest } from './send-request.ts';
import { cmsKey, runFakeCms, type Behaviour, type FakeCms } from './fake-cms.ts';
import { submitForm } from './posted.ts';
import { runSite, type RunningSite } from './running-site.ts';

let cms: FakeCms;
let site: RunningSite;
const logLines: string[] = [];
beforeAll(async () => {
  cms = await runFakeCms();
  site = await runSite('institution', { cms: { url: cms.url, key: cmsKey }, formLimits: { ...formLimits, cmsTimeoutMs: 300 } });
  // The first request reads the release, which has a warning of its own.
  await sendRequest(site.origin, { path: '/uz' });
});
beforeEach(() => {
  logLines.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => logLines.push(String(line)) > 0);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await site.stop();
  await cms.stop();
});

const faults: [string, Behaviour, string][] = [
  ['breaks off', (response) => response.destroy(), 'unreachable'],
  ['is silent', () => undefined, 'too slow'],
  ['stops in the middle', (response) => response.write('{"outcome":'), 'too slow'],
  ['sends a page', (response) => response.writeHead(502).end('<html>'), 'not the answer agreed on'],
  ['sends nothing', (response) => response.end(), 'not the answer agreed on'],
  ['sends another answer', (response) => response.end('{"outcome":"sent"}'), 'not the answer agreed on'],
  ['sends no UTF-8', (response) => response.end(Buffer.from([0xff])), 'not the answer agreed on'],
  ['knows another key', (response) => response.writeHead(401).end('{}'), 'key refused'],
  ['leads elsewhere', (response) => response.writeHead(307, { Location: '/' }).end(), 'unreachable'],
  ['announces 1 MB', (response) => response.end(' '.repeat(1_000_000)), 'too long an answer'],
  ['sends 1 MB in chunks', (response) => response.writeHead(200).write(' '.repeat(1_000_000)), 'too long an answer'],
];

test.each(faults)('responds with 503 and the filled form when the CMS %s', async (_, behaviour, failure) => {
  cms.behave(behaviour);
  const response = await submitForm(site.origin, '/ru/forms/contact', { name: 'Karim', email: 'karim@example.uz' });
  expect(response).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  expect(response.body.toString()).toContain('<p data-when="refused:failed">');
  expect(response.body.toString()).toContain('<input name="name" value="Karim">');
  expect(logLines.map((line): unknown => JSON.parse(line))).toEqual([
    { at: expect.any(String), level: 'warning', service: 'edge', requestId: response.headers['x-request-id'], form: 'contact', failure },
  ]);
});

test('responds with 503 when the CMS sends no valid challenge', async () => {
  cms.behave((response) => response.end('{}'));
  const response = await sendRequest(site.origin, { path: '/forms/challenge' });
  expect(response.status).toBe(503);
  expect(logLines).toEqual([expect.stringContaining('"form":"challenge","failure":"not the answer agreed on"')]);
});

test('responds with 503 when the CMS is down', async () => {
  const stoppedCms = await runFakeCms();
  await stoppedCms.stop();
  const other = await runSite('institution', { cms: { url: stoppedCms.url, key: cmsKey } });
  const response = await submitForm(other.origin, '/ru/forms/contact', { name: 'Karim' }, { Accept: 'application/json' });
  expect(response.status).toBe(503);
  expect(JSON.parse(response.body.toString())).toEqual({ outcome: 'refused', reason: 'failed' });
  expect(logLines.join()).toContain('"failure":"unreachable"');
  expect(logLines.join()).not.toContain('Karim');
  await other.stop();
});
