import { foundNothing, fakeSearch } from '../conformance/fake-search.ts';
import { exchange } from '../conformance/exchange.ts';
import { cmsKey, runCms, type FakeCms } from '../conformance/fake-cms.ts';
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

test('a proxy’s number of a request is in the answer, at the CMS and in the log, with nothing of the reader', async () => {
  const answer = await post(site.origin, '/ru/forms/contact?from=Karim', { name: 'Karim' }, { 'X-Request-Id': id });
  expect(answer.headers['x-request-id']).toBe(id);
  expect(cms.heard[0]?.headers['x-request-id']).toBe(id);
  expect(lines).toContainEqual({
    ...{ at: expect.any(String), level: 'info', service: 'edge', requestId: id },
    ...{ method: 'POST', path: '/ru/forms/contact', status: 303, ms: expect.any(Number) },
  });
  expect(JSON.stringify(lines)).not.toMatch(/Karim|127\.0\.0\.1/u);
});

test('a number that is none is replaced, and that of nobody we know', async () => {
  const odd = await exchange(site.origin, { path: '/ru', headers: { 'X-Request-Id': 'a b' } });
  expect(odd.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/u);
  const open = await runSite('institution', { search: index });
  expect((await exchange(open.origin, { path: '/ru', headers: { 'X-Request-Id': id } })).headers['x-request-id']).not.toBe(id);
  await open.stop();
});

test('a search that fails is told of by the number of its request', async () => {
  index.answer(() => {
    throw new Error('disk image is malformed');
  });
  await exchange(site.origin, { path: '/ru/search.json?q=suv', headers: { 'X-Request-Id': id } });
  expect(lines).toContainEqual(expect.objectContaining({ level: 'warning', requestId: id, message: expect.stringContaining('malformed') }));
  expect(lines).toContainEqual(expect.objectContaining({ level: 'info', requestId: id, path: '/ru/search.json', status: 503 }));
  expect(JSON.stringify(lines)).not.toContain('suv');
});

test('the page of an error tells the number to the reader', async () => {
  cms.behave((response) => response.writeHead(500).end());
  const headers = { Cookie: 'ochiq_session=a', 'X-Request-Id': id };
  const answer = await exchange(site.origin, { path: '/ru/account', headers });
  expect([answer.status, answer.headers['x-request-id']]).toEqual([503, id]);
  expect(answer.body.toString()).toContain(`error 503 <code>${id}</code>`);
  expect(answer.headers['content-length']).toBe(`${answer.body.length}`);
});

test('a page that is read leaves no line', async () => {
  await exchange(site.origin, { path: '/ru/about' });
  expect(lines).toEqual([]);
});

test('what happens is counted, at a port that readers do not reach', async () => {
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

test('health names what is degraded, and fails only when nothing can be read', async () => {
  cms.behave((response) => response.writeHead(204).end());
  const sound = { status: 'ok', release: 'r1', search: 'ok', cms: 'ok', forms: 'open' };
  expect(JSON.parse((await watch('/health')).text)).toEqual(sound);
  cms.behave((response) => response.writeHead(500).end());
  index.answer(null);
  const degraded = await watch('/health');
  expect(degraded.status).toBe(200);
  expect(JSON.parse(degraded.text)).toEqual({ ...sound, status: 'degraded', search: 'unavailable', cms: 'unreachable' });
  // What readers' watchers ask is only whether the site is read.
  expect((await exchange(site.origin, { path: '/health' })).body.toString()).toBe('{"status":"ok","release":"r1"}');

  const empty = await runSite('unpublished', { search: index, metrics });
  const none = await fetch(`${empty.metricsUrl ?? ''}/health`);
  expect([none.status, await none.json()]).toEqual([503, expect.objectContaining({ status: 'no release', cms: 'not set up' })]);
  await empty.stop();
});

test('on a day of reading only no form reaches the CMS, each keeps what was typed, and pages are read', async () => {
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
