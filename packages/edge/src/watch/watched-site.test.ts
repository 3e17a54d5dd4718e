import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { alertData } from '@ochiq/contract/alert-place';

import type { SiteSearch } from '../answers/search-desk.ts';
import { eventually } from '../conformance/eventually.ts';
import { foundNothing, fakeSearch } from '../conformance/fake-search.ts';
import { exchange } from '../conformance/exchange.ts';
import { cmsKey, runCms, type FakeCms } from '../conformance/fake-cms.ts';
import { fixtureFacts, putFile, switchTo, writeRelease } from '../conformance/fixture-release.ts';
import { post } from '../conformance/posted.ts';
import { runSite, type RunningSite } from '../conformance/running-site.ts';

const id = '0123456789abcdef0123456789abcdef';
const metrics = { host: '127.0.0.1', port: 0 };
const index = fakeSearch();

let cms: FakeCms;
let site: RunningSite;
const lines: Record<string, unknown>[] = [];
const keep = (text: unknown) => {
  for (const line of String(text)
    .split('\n')
    .filter((part) => part.startsWith('{')))
    lines.push(JSON.parse(line));
  return true;
};

beforeAll(async () => {
  cms = await runCms();
  site = await runSite('institution', { cms: { url: cms.url, key: cmsKey }, search: index, trustedProxies: ['127.0.0.1'], metrics });
});
beforeEach(() => {
  lines.length = 0;
  cms.heard.length = 0;
  cms.behave({ outcome: 'sent', receipt: null });
  index.answer(foundNothing);
  for (const stream of [process.stdout, process.stderr]) jest.spyOn(stream, 'write').mockImplementation(keep);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await site.stop();
  await cms.stop();
});

const watch = async (path: string) => {
  const answer = await fetch(`${site.metricsUrl ?? ''}${path}`);
  return { status: answer.status, text: await answer.text() };
};

test('uses a trusted proxy’s request id in the response, at the CMS and in the log, without personal data', async () => {
  const answer = await post(site.origin, '/ru/forms/contact?from=Karim', { name: 'Karim' }, { 'X-Request-Id': id });
  expect(answer.headers['x-request-id']).toBe(id);
  expect(cms.heard[0]?.headers['x-request-id']).toBe(id);
  expect(lines).toContainEqual({
    ...{ at: expect.any(String), level: 'info', service: 'edge', requestId: id },
    ...{ method: 'POST', path: '/ru/forms/contact', status: 303, ms: expect.any(Number) },
  });
  expect(JSON.stringify(lines)).not.toMatch(/Karim|127\.0\.0\.1/u);
});

test('replaces an invalid request id, and that of an untrusted sender', async () => {
  const odd = await exchange(site.origin, { path: '/ru', headers: { 'X-Request-Id': 'a b' } });
  expect(odd.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/u);
  const open = await runSite('institution', { search: index });
  expect((await exchange(open.origin, { path: '/ru', headers: { 'X-Request-Id': id } })).headers['x-request-id']).not.toBe(id);
  await open.stop();
});

test('logs a failed search with its request id', async () => {
  index.answer(() => {
    throw new Error('disk image is malformed');
  });
  await exchange(site.origin, { path: '/ru/search.json?q=suv', headers: { 'X-Request-Id': id } });
  expect(lines).toContainEqual(expect.objectContaining({ level: 'warning', requestId: id, message: expect.stringContaining('malformed') }));
  expect(lines).toContainEqual(expect.objectContaining({ level: 'info', requestId: id, path: '/ru/search.json', status: 503 }));
  expect(JSON.stringify(lines)).not.toContain('suv');
});

test('shows the request id in error pages', async () => {
  cms.behave((response) => response.writeHead(500).end());
  const headers = { Cookie: 'ochiq_session=a', 'X-Request-Id': id };
  const answer = await exchange(site.origin, { path: '/ru/account', headers });
  expect([answer.status, answer.headers['x-request-id']]).toEqual([503, id]);
  expect(answer.body.toString()).toContain(`error 503 <code>${id}</code>`);
  expect(answer.headers['content-length']).toBe(`${answer.body.length}`);
});

test('does not log page views', async () => {
  await exchange(site.origin, { path: '/ru/about' });
  expect(lines).toEqual([]);
});

test('serves metrics at a private port', async () => {
  await exchange(site.origin, { path: '/ru/about' });
  await exchange(site.origin, { path: '/ru/search.json?q=suv' });
  cms.behave({ outcome: 'refused', reason: 'wrong-sign-in' });
  await post(site.origin, '/ru/forms/login', { email: 'karim@example.uz', password: 'secret' });
  cms.behave((response) => response.end('{}'));
  await post(site.origin, '/ru/forms/contact', { name: 'Karim' });
  const { status, text } = await watch('/metrics');
  expect(status).toBe(200);
  for (const line of [
    /ochiq_edge_requests_total\{kind="page",status="200"\} \d/u,
    /ochiq_edge_request_seconds_count\{kind="search"\} \d/u,
    /ochiq_forms_total\{form="login",outcome="wrong-sign-in"\} 1/u,
    /ochiq_sign_in_refusals_total\{reason="wrong-sign-in"\} 1/u,
    /ochiq_forms_total\{form="contact",outcome="failed"\} 1/u,
    /ochiq_cms_failures_total\{failure="not the answer agreed on"\} \d/u,
    /ochiq_search_seconds_count\{part="search",answered="yes"\} \d/u,
  ])
    expect(text).toMatch(line);
  expect(text).not.toMatch(/karim|suv|about/iu);
  expect((await exchange(site.origin, { path: '/metrics' })).status).toBe(404);
});

const challenge = { token: 't', challenge: { algorithm: 'PBKDF2' } };
const sound = { status: 'ok', release: 'r1', published: 'ok', alert: 'ok', search: 'ok', cms: 'ok', forms: 'open' };
/** Takes forms, and makes challenges: a CMS that is well. */
const beWell = () =>
  cms.behave((response) => {
    const isChallenge = cms.heard.at(-1)?.path.endsWith('/challenge') ?? false;
    response.end(JSON.stringify(isChallenge ? challenge : { outcome: 'sent', receipt: null }));
  });
const healthOf = async ({ metricsUrl }: RunningSite) => {
  const answer = await fetch(`${metricsUrl ?? ''}/health`);
  return { status: answer.status, said: await answer.json() };
};

test('reports degraded parts, and fails only without a release', async () => {
  beWell();
  // Forms of other tests came to nothing: one that is taken ends that.
  await post(site.origin, '/ru/forms/contact', { name: 'Karim' });
  expect(await healthOf(site)).toEqual({ status: 200, said: sound });
  cms.behave((response) => response.writeHead(500).end());
  index.answer(null);
  expect(await healthOf(site)).toEqual({
    status: 200,
    said: { ...sound, status: 'degraded', search: 'unavailable', cms: 'not the answer agreed on' },
  });
  // What readers' watchers ask is only whether the site is read.
  expect((await exchange(site.origin, { path: '/health' })).body.toString()).toBe('{"status":"ok","release":"r1"}');

  const empty = await runSite('unpublished', { search: index, metrics });
  expect(await healthOf(empty)).toMatchObject({ status: 503, said: { status: 'no release', cms: 'not set up', forms: 'not set up' } });
  await empty.stop();
});

test('reports failing forms until one succeeds', async () => {
  const open = await runSite('institution', { cms: { url: cms.url, key: cmsKey }, search: index, metrics });
  beWell();
  expect(await healthOf(open)).toEqual({ status: 200, said: sound });
  cms.behave({ outcome: 'refused', reason: 'failed' });
  await post(open.origin, '/ru/forms/contact', { name: 'Karim' });
  // The CMS answers all the same, as one without its database does.
  beWell();
  expect((await healthOf(open)).said).toEqual({ ...sound, status: 'degraded', forms: 'failing' });
  await post(open.origin, '/ru/forms/contact', { name: 'Karim' });
  expect((await healthOf(open)).said).toEqual(sound);
  cms.behave((response) => response.writeHead(401).end('{}'));
  expect((await healthOf(open)).said).toEqual({ ...sound, status: 'degraded', cms: 'key refused' });
  await open.stop();
});

test('probes queries and suggestions separately', async () => {
  for (const broken of ['search', 'suggest'] as const) {
    const half: SiteSearch = { ...index, [broken]: () => Promise.reject(new Error('disk image is malformed')) };
    const open = await runSite('institution', { search: half, metrics });
    expect((await healthOf(open)).said).toMatchObject({ status: 'degraded', search: 'unavailable' });
    await open.stop();
  }
});

test('reports an unreadable release while the previous one is served', async () => {
  const open = await runSite('institution', { search: index, metrics });
  const publicFolder = join(open.siteDir, 'releases/r1/public');
  expect((await healthOf(open)).said).toMatchObject({ status: 'ok', release: 'r1', published: 'ok', alert: 'ok' });
  await putFile(join(publicFolder, alertData('ru')), '{');
  expect((await healthOf(open)).said).toMatchObject({ status: 'degraded', alert: 'unreadable' });
  await rm(join(publicFolder, alertData('ru')));
  const next = await writeRelease(open.siteDir, fixtureFacts('r2', 'institution'));
  await putFile(join(next, 'release.json'), '{}');
  await switchTo(open.siteDir, 'r2');
  await eventually(async () => {
    const { status, said } = await healthOf(open);
    return status === 200 && JSON.stringify(said).includes('"published":"unreadable"');
  });
  expect((await healthOf(open)).said).toMatchObject({ status: 'degraded', release: 'r1', published: 'unreadable', alert: 'ok' });
  expect((await exchange(open.origin, { path: '/uz/about' })).status).toBe(200);
  await putFile(join(next, 'release.json'), JSON.stringify(fixtureFacts('r2', 'institution')), new Date());
  await eventually(async () => JSON.stringify((await healthOf(open)).said).includes('"status":"ok","release":"r2"'));
  await open.stop();
});

test('in read-only mode no form reaches the CMS, each keeps typed values, and pages are served', async () => {
  const closed = await runSite('institution', { cms: { url: cms.url, key: cmsKey }, search: index, areFormsOpen: false });
  const answer = await post(closed.origin, '/ru/forms/contact', { name: 'Karim' });
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.body.toString()).toContain('<p data-when="refused:failed">');
  expect(answer.body.toString()).toContain('<input name="name" value="Karim">');
  expect(cms.heard).toEqual([]);
  expect((await exchange(closed.origin, { path: '/ru/about' })).status).toBe(200);
  expect(lines).toContainEqual(expect.objectContaining({ form: 'contact', failure: 'closed for a while' }));
  await closed.stop();
});
