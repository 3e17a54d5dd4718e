import { fork } from 'node:child_process';
import path from 'node:path';

import { edgeKeyHeader } from '@ochiq/contract/forms/wire';

import { submitInput } from '../src/content/review/review';
import { taskInput } from '../src/content/translations/translations';
import { resetInput } from '../src/people/second-factor/second-factor';
import { env } from './support/env';
import { buildRoutes, edgeRoutes, knownMiddlewares, openRoutes, otherTokenRoutes, panelRoutes } from './support/known-routes';
import { ownCms, type OwnCms } from './support/own-cms';
import { logIn } from './support/panel';
import { databaseSettings } from './support/postgres-sites';
import { scratch } from './support/scratch';
import { secrets } from './support/secrets';
import { copySite, removeSite } from './support/site';

type Listed = { routes: readonly string[]; middlewares: readonly string[] };
type Headers = Readonly<Record<string, string>>;

let cms: OwnCms;
let listed: Listed;

/** Asks a CMS that does not listen for all that it would answer. */
async function listRoutes(data: string): Promise<Listed> {
  const child = fork(path.join(__dirname, 'support', 'list-routes.mjs'), [], {
    env: { PATH: env.path, ...secrets, ...databaseSettings(data), CMS_DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const errors: string[] = [];
  child.stderr?.on('data', (text: Buffer) => errors.push(text.toString()));
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      resolve(message as Listed);
    });
    child.once('exit', () => {
      reject(new Error(`The CMS listed no routes:\n${errors.join('')}`));
    });
  });
}

beforeAll(async () => {
  cms = await ownCms('routes');
  const data = scratch('listed-routes');
  copySite(data);
  listed = await listRoutes(data);
  removeSite(data);
});
afterAll(() => cms.remove());

const token: Headers = { authorization: `Bearer ${secrets.BUILD_TOKEN}` };
const key: Headers = { [edgeKeyHeader]: secrets.EDGE_KEY };

async function requestStatus(route: string, headers: Headers = {}): Promise<number> {
  const [called = '', pattern = ''] = route.split(' ');
  const method = called === 'ALL' ? 'GET' : called;
  const address = pattern
    .replaceAll(':form', 'contact')
    .replaceAll(/:\w+\*?/gu, 'made-up')
    .replaceAll(/\((?:[^()]|\([^()]*\))*\)/gu, 'made-up');
  const init = { method, redirect: 'manual', headers: { 'content-type': 'application/json', ...headers } } as const;
  const response = await fetch(cms.url + address, method === 'GET' ? init : { ...init, body: '{}' });
  await response.arrayBuffer();
  return response.status;
}

/** The routes that do not answer with one of these statuses, and what they answer. */
async function unlike(routes: readonly string[], statuses: readonly number[], headers: Headers = {}): Promise<readonly string[]> {
  const mismatches: string[] = [];
  for (const route of routes) {
    const status = await requestStatus(route, headers);
    if (!statuses.includes(status)) mismatches.push(`${route} ${String(status)}`);
  }
  return mismatches;
}

test('every route has an entry that says who may use it', () => {
  const known = [...Object.keys(openRoutes), ...Object.keys(edgeRoutes), ...buildRoutes, ...otherTokenRoutes, ...panelRoutes];
  expect([...listed.routes].sort()).toEqual([...known].sort());
  expect(listed.middlewares).toEqual(knownMiddlewares);
});

test('without credentials only public routes respond', async () => {
  const wrong: string[] = [];
  for (const [route, status] of Object.entries(openRoutes)) wrong.push(...(await unlike([route], [status].flat())));
  expect(wrong).toEqual([]);
  expect(await unlike([...buildRoutes, ...otherTokenRoutes, ...panelRoutes], [401])).toEqual([]);
  expect(await unlike(Object.keys(edgeRoutes), [404])).toEqual([]);
});

test('routes for the edge accept its key and no other', async () => {
  const wrong: string[] = [];
  for (const [route, status] of Object.entries(edgeRoutes)) wrong.push(...(await unlike([route], [status], key)));
  expect(wrong).toEqual([]);
  expect(await unlike(Object.keys(edgeRoutes), [404], { [edgeKeyHeader]: `${secrets.EDGE_KEY}x` })).toEqual([]);
  expect(await unlike(Object.keys(edgeRoutes), [404], token)).toEqual([]);
  expect(await unlike([...buildRoutes, ...otherTokenRoutes, ...panelRoutes], [401], key)).toEqual([]);
});

test('routes for the build accept its token and no other', async () => {
  // A single type without content, and an entry of a made-up name, are not there.
  expect(await unlike(buildRoutes, [200, 404], token)).toEqual([]);
  expect(await unlike(buildRoutes, [401], { authorization: 'Bearer made-up' })).toEqual([]);
  expect(await unlike(otherTokenRoutes, [403], token)).toEqual([]);
  expect(await unlike(panelRoutes, [401], token)).toEqual([]);
});

/** Routes to a row by its id, with a body that they accept. */
const rowRoutes: readonly (readonly [
  method: 'GET' | 'POST' | 'DELETE',
  before: string,
  after?: string,
  body?: Readonly<Record<string, unknown>>,
])[] = [
  ['DELETE', '/absences/'],
  ['DELETE', '/handovers/'],
  ['DELETE', '/list-views/'],
  ['DELETE', '/review-notices/'],
  ['DELETE', '/review/invitations/'],
  ['DELETE', '/schedule/'],
  ['DELETE', '/shared-drafts/'],
  ['GET', '/sent-files/'],
  ['POST', '/list-views/', '', { name: 'Roʻyxat' }],
  ['POST', '/passkeys/', '/name', { name: 'Kalit' }],
  ['POST', '/passkeys/', '/removal', { proof: secrets.ADMIN_PASSWORD }],
  ['POST', '/review/remarks/', '/state', { isResolved: true }],
];

test('bodies refuse what can be no id', () => {
  const entry = { type: 'tag', document: 'a', locale: 'uz' };
  const isAccepted = (id: number) => [
    resetInput.safeParse({ user: id, proof: 'x' }).success,
    taskInput.shape.person.safeParse(id).success,
    submitInput.safeParse({ ...entry, version: 'v'.repeat(43), assignees: [id] }).success,
  ];
  expect([2_147_483_647, 2_147_483_648, 0].map(isAccepted)).toEqual([
    [true, true, true],
    [false, false, false],
    [false, false, false],
  ]);
});

test('routes to a row refuse what can be no id', async () => {
  const chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  const accepted: string[] = [];
  for (const [method, before, after = '', body] of rowRoutes)
    for (const id of ['made-up', '1.5', '0', '2147483648']) {
      const { status } = await chief.request(method, `/admin${before}${id}${after}`, body);
      if (status !== 400) accepted.push(`${method} ${before}${id}${after} ${String(status)}`);
    }
  expect(accepted).toEqual([]);
  // What can be one is looked up.
  for (const [method, before, after = '', body] of rowRoutes)
    expect([200, 204, 403, 404]).toContain((await chief.request(method, `/admin${before}2147483647${after}`, body)).status);
});
