import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { getAlertDataPath } from '@ochiq/contract/routing/alert-place';

import type { SiteSearch } from '../handlers/search-gateway.ts';
import { waitUntil } from '../../test/conformance/wait-until.ts';
import { emptySearchResult, createFakeSearch } from '../../test/conformance/create-fake-search.ts';
import { sendRequest } from '../../test/conformance/send-request.ts';
import { cmsKey, runFakeCms, type FakeCms } from '../../test/conformance/fake-cms.ts';
import { createReleaseFacts, putFile, switchCurrentRelease, writeRelease } from '../../test/conformance/fixture-release.ts';
import { submitForm } from '../../test/conformance/posted.ts';
import { runSite, type RunningSite } from '../../test/conformance/running-site.ts';

const id = '0123456789abcdef0123456789abcdef';
const metrics = { host: '127.0.0.1', port: 0 };
const index = createFakeSearch();

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
  cms = await runFakeCms();
  site = await runSite('institution', { cms: { url: cms.url, key: cmsKey }, search: index, trustedProxies: ['127.0.0.1'], metrics });
});
beforeEach(() => {
  lines.length = 0;
  cms.requests.length = 0;
  cms.behave({ outcome: 'sent', receipt: null });
  index.setResult(emptySearchResult);
  for (const stream of [process.stdout, process.stderr]) jest.spyOn(stream, 'write').mockImplementation(keep);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await site.stop();
  await cms.stop();
});

const watch = async (path: string) => {
  const response = await fetch(`${site.metricsUrl ?? ''}${path}`);
  return { status: response.status, text: await response.text() };
};

test('uses a trusted proxy’s request id in the response, at the CMS and in the log, without personal data', async () => {
  const response = await submitForm(site.origin, '/ru/forms/contact?from=Karim', { name: 'Karim' }, { 'X-Request-Id': id });
  expect(response.headers['x-request-id']).toBe(id);
  expect(cms.requests[0]?.headers['x-request-id']).toBe(id);
  expect(lines).toContainEqual({
    ...{ at: expect.any(String), level: 'info', service: 'edge', requestId: id },
    ...{ method: 'POST', path: '/ru/forms/contact', status: 303, ms: expect.any(Number) },
  });
  expect(JSON.stringify(lines)).not.toMatch(/Karim|127\.0\.0\.1/u);
});

test('replaces an invalid request id, and that of an untrusted sender', async () => {
  const odd = await sendRequest(site.origin, { path: '/ru', headers: { 'X-Request-Id': 'a b' } });
  expect(odd.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/u);
  const open = await runSite('institution', { search: index });
  expect((await sendRequest(open.origin, { path: '/ru', headers: { 'X-Request-Id': id } })).headers['x-request-id']).not.toBe(id);
  await open.stop();
});

test('counts a prefetched page as such, and not as one that is read', async () => {
  const count = async (kind: string) =>
    Number(new RegExp(`^ochiq_edge_request_seconds_count\\{kind="${kind}".* (\\d+)$`, 'mu').exec((await watch('/metrics')).text)?.[1] ?? 0);
  const pages = await count('page');
  await sendRequest(site.origin, { path: '/ru/about', headers: { 'Sec-Purpose': 'prefetch' } });
  await waitUntil(async () => (await count('prefetch')) === 1);
  expect(await count('page')).toBe(pages);
});

test('logs a failed search with its request id', async () => {
  index.setResult(() => {
    throw new Error('disk image is malformed');
  });
  await sendRequest(site.origin, { path: '/ru/search.json?q=suv', headers: { 'X-Request-Id': id } });
  expect(lines).toContainEqual(expect.objectContaining({ level: 'warning', requestId: id, message: expect.stringContaining('malformed') }));
  expect(lines).toContainEqual(expect.objectContaining({ level: 'info', requestId: id, path: '/ru/search.json', status: 503 }));
  expect(JSON.stringify(lines)).not.toContain('suv');
});

test('shows the request id in error pages', async () => {
  cms.behave((response) => response.writeHead(500).end());
  const headers = { Cookie: 'ochiq_session=a', 'X-Request-Id': id };
  const response = await sendRequest(site.origin, { path: '/ru/account', headers });
  expect([response.status, response.headers['x-request-id']]).toEqual([503, id]);
  expect(response.body.toString()).toContain(`error 503 <code>${id}</code>`);
  expect(response.headers['content-length']).toBe(`${response.body.length}`);
});

test('does not log page views', async () => {
  await sendRequest(site.origin, { path: '/ru/about' });
  expect(lines).toEqual([]);
});

test('serves metrics at a private port', async () => {
  await sendRequest(site.origin, { path: '/ru/about' });
  await sendRequest(site.origin, { path: '/ru/search.json?q=suv' });
  cms.behave({ outcome: 'refused', reason: 'wrong-sign-in' });
  await submitForm(site.origin, '/ru/forms/login', { email: 'karim@example.uz', password: 'secret' });
  cms.behave((response) => response.end('{}'));
  await submitForm(site.origin, '/ru/forms/contact', { name: 'Karim' });
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
  expect((await sendRequest(site.origin, { path: '/metrics' })).status).toBe(404);
});

const challenge = { token: 't', challenge: { algorithm: 'PBKDF2' } };
const sound = { status: 'ok', release: 'r1', published: 'ok', alert: 'ok', search: 'ok', cms: 'ok', forms: 'open' };
/** Takes forms, and makes challenges: a CMS that is well. */
const beWell = () =>
  cms.behave((response) => {
    const isChallenge = cms.requests.at(-1)?.path.endsWith('/challenge') ?? false;
    response.end(JSON.stringify(isChallenge ? challenge : { outcome: 'sent', receipt: null }));
  });
const healthOf = async ({ metricsUrl }: RunningSite) => {
  const response = await fetch(`${metricsUrl ?? ''}/health`);
  return { status: response.status, said: await response.json() };
};

test('reports degraded parts, and fails only without a release', async () => {
  beWell();
  // Forms of other tests came to nothing: one that is taken ends that.
  await submitForm(site.origin, '/ru/forms/contact', { name: 'Karim' });
  expect(await healthOf(site)).toEqual({ status: 200, said: sound });
  cms.behave((response) => response.writeHead(500).end());
  index.setResult(null);
  expect(await healthOf(site)).toEqual({
    status: 200,
    said: { ...sound, status: 'degraded', search: 'unavailable', cms: 'not the answer agreed on' },
  });
  // What readers' watchers ask is only whether the site is read.
  expect((await sendRequest(site.origin, { path: '/health' })).body.toString()).toBe('{"status":"ok","release":"r1"}');

  const empty = await runSite('unpublished', { search: index, metrics });
  expect(await healthOf(empty)).toMatchObject({ status: 503, said: { status: 'no release', cms: 'not set up', forms: 'not set up' } });
  await empty.stop();
});

test('reports failing forms until one succeeds', async () => {
  const open = await runSite('institution', { cms: { url: cms.url, key: cmsKey }, search: index, metrics });
  beWell();
  expect(await healthOf(open)).toEqual({ status: 200, said: sound });
  cms.behave({ outcome: 'refused', reason: 'failed' });
  await submitForm(open.origin, '/ru/forms/contact', { name: 'Karim' });
  // The CMS answers all the same, as one without its database does.
  beWell();
  expect((await healthOf(open)).said).toEqual({ ...sound, status: 'degraded', forms: 'failing' });
  await submitForm(open.origin, '/ru/forms/contact', { name: 'Karim' });
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
  await putFile(join(publicFolder, getAlertDataPath('ru')), '{');
  expect((await healthOf(open)).said).toMatchObject({ status: 'degraded', alert: 'unreadable' });
  await rm(join(publicFolder, getAlertDataPath('ru')));
  const next = await writeRelease(open.siteDir, createReleaseFacts('r2', 'institution'));
  await putFile(join(next, 'release.json'), '{}');
  await switchCurrentRelease(open.siteDir, 'r2');
  await waitUntil(async () => {
    const { status, said } = await healthOf(open);
    return status === 200 && JSON.stringify(said).includes('"published":"unreadable"');
  });
  expect((await healthOf(open)).said).toMatchObject({ status: 'degraded', release: 'r1', published: 'unreadable', alert: 'ok' });
  expect((await sendRequest(open.origin, { path: '/uz/about' })).status).toBe(200);
  await putFile(join(next, 'release.json'), JSON.stringify(createReleaseFacts('r2', 'institution')), new Date());
  await waitUntil(async () => JSON.stringify((await healthOf(open)).said).includes('"status":"ok","release":"r2"'));
  await open.stop();
});

test('in read-only mode no form reaches the CMS, each keeps typed values, and pages are served', async () => {
  const closed = await runSite('institution', { cms: { url: cms.url, key: cmsKey }, search: index, areFormsOpen: false });
  const response = await submitForm(closed.origin, '/ru/forms/contact', { name: 'Karim' });
  expect([response.status, response.headers['retry-after']]).toEqual([503, '5']);
  expect(response.body.toString()).toContain('<p data-when="refused:failed">');
  expect(response.body.toString()).toContain('<input name="name" value="Karim">');
  expect(cms.requests).toEqual([]);
  expect((await sendRequest(closed.origin, { path: '/ru/about' })).status).toBe(200);
  expect(lines).toContainEqual(expect.objectContaining({ form: 'contact', failure: 'closed for a while' }));
  await closed.stop();
});
