import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';

import { TransactionError } from '../transaction/transaction-error.ts';
import { createControlServer } from './control-server.ts';
import type { StatusResponse } from './status.ts';
import type { UndoAction } from '../undo/undo-response.ts';
import { sampleApplied } from '../../test/sample-applied.ts';

const key = 'a key of many signs';
const status: StatusResponse = {
  state: 'live',
  reason: null,
  age: 5,
  pages: 988,
  cursor: 7,
  published: [],
  held: [],
  documents: [],
};
const facts = { at: '2026-11-20T10:00:00.000Z', published: [], pages: 3 };
const undo = jest.fn<ReturnType<UndoAction>, Parameters<UndoAction>>();
const wake = jest.fn();
const auditLog = jest.fn();

let service: Server;
let url: string;
let state: StatusResponse['state'];

beforeEach(async () => {
  state = 'live';
  undo.mockReset();
  wake.mockReset();
  auditLog.mockReset();
  undo.mockImplementation((number) => Promise.resolve({ ...sampleApplied, number: 9, last: 9, facts, undoes: number ?? 8 }));
  service = createControlServer({
    key,
    status: () => ({ ...status, state }),
    health: () => ({ state, age: status.age, held: 2 }),
    pageStatistics: (period) => (period === 7 ? Promise.reject(new Error('A day can’t be read')) : Promise.resolve({ state: 'off' })),
    wake,
    undo,
    metrics: () => Promise.resolve({ type: 'text/plain', text: 'pages 988\n' }),
    preview: () => Promise.resolve(false),
    typedPreview: async (request, response) => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      response.writeHead(200).end(text);
    },
    heard: auditLog,
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  url = `http://127.0.0.1:${String((service.address() as AddressInfo).port)}`;
});
afterEach(async () => {
  service.closeAllConnections();
  service.close();
  await once(service, 'close');
});

async function ask(path: string, { method = 'GET', withKey = true } = {}): Promise<{ status: number; text: string }> {
  const response = await fetch(url + path, { method, headers: withKey ? { authorization: `Bearer ${key}` } : {} });
  return { status: response.status, text: await response.text() };
}
const post = (path: string, withKey = true) => ask(path, { method: 'POST', withKey });

test('says what is wrong where statistics can’t be read, and knows no other periods', async () => {
  expect(await ask('/page-statistics/7')).toEqual({ status: 500, text: '{"error":"A day can’t be read"}' });
  expect(await ask('/page-statistics/90')).toEqual({ status: 200, text: '{"state":"off"}' });
  expect((await ask('/page-statistics/8')).status).toBe(404);
});

test('audits requests of the CMS with their request id', async () => {
  const requestId = '0123456789abcdef0123456789abcdef';
  await fetch(`${url}/undo/7`, { method: 'POST', headers: { authorization: `Bearer ${key}`, 'x-request-id': requestId } });
  await ask('/status');
  await post('/wake', false);
  expect(auditLog.mock.calls).toEqual([[{ requestId, method: 'POST', path: '/undo/7', status: 200 }]]);
});

test('renders what is typed for the CMS only, with its body, and audits none of it', async () => {
  const send = async (headers: Readonly<Record<string, string>>) => {
    const response = await fetch(`${url}/typed-preview`, { method: 'POST', headers, body: 'an entry' });
    return [response.status, await response.text()];
  };
  expect(await send({ authorization: `Bearer ${key}` })).toEqual([200, 'an entry']);
  expect(await send({ authorization: 'Bearer another key' })).toEqual([401, '{"error":"The key is missing or wrong"}']);
  expect(await send({})).toEqual([401, '{"error":"The key is missing or wrong"}']);
  expect((await ask('/typed-preview')).status).toBe(404);
  expect(auditLog).not.toHaveBeenCalled();
});

test('serves health and metrics without a key', async () => {
  expect(await ask('/health', { withKey: false })).toEqual({ status: 200, text: '{"state":"live","age":5,"held":2}' });
  state = 'behind';
  expect((await ask('/health', { withKey: false })).status).toBe(503);
  expect(await ask('/metrics', { withKey: false })).toEqual({ status: 200, text: 'pages 988\n' });
});

test('reports that it leads', async () => {
  expect(await ask('/leader', { withKey: false })).toEqual({ status: 200, text: '{"leads":true}' });
});

test.each([
  ['GET', '/status'],
  ['GET', '/page-statistics/30'],
  ['POST', '/wake'],
  ['POST', '/undo'],
  ['POST', '/undo/7'],
])('requires the key for %s %s', async (method, path) => {
  expect((await ask(path, { method, withKey: false })).status).toBe(401);
  expect(undo).not.toHaveBeenCalled();
  expect(wake).not.toHaveBeenCalled();
  expect((await ask(path, { method })).status).toBeLessThan(300);
});

test('undoes the given change, or the newest', async () => {
  expect(JSON.parse((await post('/undo/7')).text)).toEqual({ number: 9, undoes: 7, at: facts.at, pages: 3, documents: [] });
  expect(JSON.parse((await post('/undo')).text)).toMatchObject({ undoes: 8 });
  expect(undo.mock.calls).toEqual([[7], [null]]);
});

test.each(['/undo/', '/undo/0', '/undo/x', '/undo/7/8', '/undo?number=7'])('rejects %s as an undo', async (path) => {
  expect((await post(path)).status).toBe(404);
  expect(undo).not.toHaveBeenCalled();
});

test('rejects an undo by GET', async () => {
  expect((await ask('/undo/7')).status).toBe(404);
});

test.each([
  ['unknown-change', 404],
  ['overtaken', 409],
  ['locked', 503],
] as const)('explains why an undo is refused with %s', async (fault, code) => {
  undo.mockRejectedValue(new TransactionError(fault, 'Change 7 can’t be undone: the reason'));
  expect(await post('/undo/7')).toEqual({ status: code, text: '{"error":"Change 7 can’t be undone: the reason"}' });
});

test('reports an undo that throws', async () => {
  undo.mockRejectedValue(new Error('out of ink'));
  expect(await post('/undo')).toEqual({ status: 500, text: '{"error":"out of ink"}' });
});
