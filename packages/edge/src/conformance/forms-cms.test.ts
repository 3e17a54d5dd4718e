import { formLimits } from '@ochiq/contract/forms/wire';

import { exchange } from './exchange.ts';
import { cmsKey, runCms, type Behaviour, type FakeCms } from './fake-cms.ts';
import { post } from './posted.ts';
import { runSite, type RunningSite } from './running-site.ts';

let cms: FakeCms;
let site: RunningSite;
const told: string[] = [];
beforeAll(async () => {
  cms = await runCms();
  site = await runSite('institution', { cms: { url: cms.url, key: cmsKey }, formLimits: { ...formLimits, cmsTimeoutMs: 300 } });
  // The first request reads the release, which has a warning of its own.
  await exchange(site.origin, { path: '/uz' });
});
beforeEach(() => {
  told.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => told.push(String(line)) > 0);
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
  ['sends 10 MB', (response) => response.end(' '.repeat(10_000_000)), 'too long an answer'],
];

test.each(faults)('responds with 503 and the filled form when the CMS %s', async (_, behaviour, failure) => {
  cms.behave(behaviour);
  const answer = await post(site.origin, '/ru/forms/contact', { name: 'Karim', email: 'karim@example.uz' });
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  expect(answer.body.toString()).toContain('<p data-when="refused:failed">');
  expect(answer.body.toString()).toContain('<input name="name" value="Karim">');
  expect(told.map((line): unknown => JSON.parse(line))).toEqual([
    { at: expect.any(String), level: 'warning', service: 'edge', requestId: answer.headers['x-request-id'], form: 'contact', failure },
  ]);
});

test('responds with 503 when the CMS sends no valid challenge', async () => {
  cms.behave((response) => response.end('{}'));
  const answer = await exchange(site.origin, { path: '/forms/challenge' });
  expect(answer.status).toBe(503);
  expect(told).toEqual([expect.stringContaining('"form":"challenge","failure":"not the answer agreed on"')]);
});

test('responds with 503 when the CMS is down', async () => {
  const gone = await runCms();
  await gone.stop();
  const other = await runSite('institution', { cms: { url: gone.url, key: cmsKey } });
  const answer = await post(other.origin, '/ru/forms/contact', { name: 'Karim' }, { Accept: 'application/json' });
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.body.toString())).toEqual({ outcome: 'refused', reason: 'failed' });
  expect(told.join()).toContain('"failure":"unreachable"');
  expect(told.join()).not.toContain('Karim');
  await other.stop();
});
