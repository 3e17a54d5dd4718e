import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { edgeKeyHeader, intakePaths } from '@ochiq/contract/forms/wire';

import { readCmsHealth } from '../src/platform/observability/read-cms-health';
import { isPanelSignIn, getRequestKind } from '../src/platform/observability/request-metrics';
import { createEdgeClient, filled } from './support/edge';
import { freePort } from './support/free-port';
import { ownCms, type OwnCms } from './support/own-cms';
import { runBin } from './support/run-bin';
import { scratch } from './support/scratch';
import { secrets } from './support/secrets';

const id = '0123456789abcdef0123456789abcdef';
const calm = { waiting: 2, givenUp: 0, age: 30 };

test.each([
  ['/api/intake/contact', 'intake'],
  ['/API/Intake', 'intake'],
  ['/api/news', 'content'],
  ['/uploads/a.pdf', 'upload'],
  ['/_health', 'health'],
  ['/content-manager/collection-types/api::news.news', 'panel'],
])('%s is counted as %s', (asked, kind) => {
  expect(getRequestKind(asked)).toBe(kind);
});

test('only a POST to a path of the sign-in is one', () => {
  const paths = ['/admin/login', '/admin/staff-sign-in/start', '/admin/staff-sign-in/finish', '/admin/staff-sign-in'];
  expect(paths.map((path) => isPanelSignIn('POST', path))).toEqual([true, true, true, false]);
  expect(isPanelSignIn('GET', '/admin/login')).toBe(false);
});

const healthWith = async (parts: Partial<Parameters<typeof readCmsHealth>[0]>): Promise<[number, unknown]> => {
  const sound = { database: () => Promise.resolve(), outbox: () => Promise.resolve(calm), hasMailServer: true };
  const { status, text } = await readCmsHealth({ ...sound, ...parts });
  return [status, JSON.parse(text)];
};

test('health fails without the database, and is degraded when letters wait for long', async () => {
  expect(await healthWith({})).toEqual([200, { status: 'ok', database: 'ok', mail: 'set up', outbox: calm }]);
  expect(await healthWith({ outbox: () => Promise.resolve({ ...calm, age: 4000 }) })).toMatchObject([200, { status: 'degraded' }]);
  const patient = { outbox: () => Promise.resolve({ ...calm, age: 4000 }), hasMailServer: false };
  expect(await healthWith(patient)).toMatchObject([200, { status: 'ok', mail: 'not set up' }]);
  expect(await healthWith({ database: () => Promise.reject(new Error('gone')) })).toEqual([
    503,
    { status: 'down', database: 'unreachable' },
  ]);
});

describe('a CMS with metrics', () => {
  let cms: OwnCms;
  let watch: string;
  const lines = () =>
    cms.run
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);

  beforeAll(async () => {
    const file = path.join(scratch('secret'), 'edge-key');
    writeFileSync(file, `${secrets.EDGE_KEY}\n`);
    const port = String(await freePort());
    watch = `http://127.0.0.1:${port}`;
    cms = await ownCms('operations', { METRICS_PORT: port, EDGE_KEY: '', EDGE_KEY_FILE: file }, runBin);
  });
  afterAll(() => cms.remove());

  const challenge = (headers: Readonly<Record<string, string>>) =>
    fetch(cms.url + intakePaths.challenge, { headers: { 'x-request-id': id, ...headers } });

  test('takes the request number from the edge, returns it, and logs it without the query', async () => {
    const response = await challenge({ [edgeKeyHeader]: secrets.EDGE_KEY });
    expect([response.status, response.headers.get('x-request-id')]).toEqual([200, id]);
    expect(lines()).toContainEqual({
      ...{ at: expect.any(String), level: 'info', service: 'cms', requestId: id },
      ...{ method: 'GET', path: intakePaths.challenge, status: 200, ms: expect.any(Number) },
    });
  });

  test('takes it from no other client', async () => {
    const response = await challenge({});
    expect(response.status).toBe(404);
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/u);
  });

  test('counts requests, letters and refused sign-ins, without personal data', async () => {
    expect((await createEdgeClient(cms.url).send('contact', filled.contact)).status).toBe(201);
    const body = JSON.stringify({ email: 'nobody@ochiq.example', password: 'Wrong-1234' });
    await fetch(`${cms.url}/admin/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const numbers = await (await fetch(`${watch}/metrics`)).text();
    for (const line of [
      /ochiq_cms_requests_total\{kind="intake",status="201"\} 1/u,
      /ochiq_cms_request_seconds_count\{kind="panel"\} [1-9]/u,
      /ochiq_panel_sign_in_refusals_total\{status="400"\} 1/u,
      /ochiq_outbox_letters\{state="waiting"\} [1-9]/u,
      /ochiq_outbox_age_seconds \d/u,
    ])
      expect(numbers).toMatch(line);
    expect(numbers + cms.run.output()).not.toMatch(/nobody@|ogiloy|203\.0\.113/iu);
  });

  test('reports its health', async () => {
    const response = await fetch(`${watch}/health`);
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'ok', database: 'ok', mail: 'not set up', outbox: { waiting: expect.any(Number), givenUp: 0, age: expect.any(Number) } },
    ]);
    expect((await fetch(`${cms.url}/metrics`)).status).toBe(404);
  });
});
