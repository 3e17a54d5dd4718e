import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { addressHeader, formLimits, intakePaths } from '@ochiq/contract/forms/wire';

import { waitUntil } from './wait-until.ts';
import { sendRequest } from './send-request.ts';
import { cmsKey, runFakeCms, type FakeCms } from './fake-cms.ts';
import { submitForm } from './posted.ts';
import { sendRawRequest } from './send-raw-request.ts';
import { runSite, type RunningSite } from './running-site.ts';

let cms: FakeCms;
let site: RunningSite;
beforeAll(async () => {
  cms = await runFakeCms();
  site = await runSite('institution', {
    cms: { url: cms.url, key: cmsKey },
    // A thousand senders take a busy machine longer than a CMS may take.
    formLimits: { ...formLimits, cmsTimeoutMs: 60_000 },
    trustedProxies: ['loopback'],
  });
});
beforeEach(() => {
  cms.requests.length = 0;
  cms.behave({ outcome: 'sent', receipt: null });
});
afterAll(async () => {
  await site.stop();
  await cms.stop();
});

const head = (...lines: string[]): string =>
  [
    'POST /ru/forms/contact HTTP/1.1',
    'Host: ochiq.test',
    'Origin: http://ochiq.test',
    'Content-Type: application/x-www-form-urlencoded',
    ...lines,
    '',
    '',
  ].join('\r\n');

/** Sends pieces for as long as the edge takes them; gives what came back and how much went out. */
function pour(first: string, piece: string, most: number): Promise<{ answer: string; sent: number }> {
  const { hostname, port } = new URL(site.origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let [edgeResponse, sent] = ['', 0];
    socket.on('data', (chunk) => (edgeResponse += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ answer: edgeResponse, sent }));
    socket.write(first);
    const more = (): void => {
      if (edgeResponse !== '' || sent >= most || socket.destroyed) return;
      sent += piece.length;
      socket.write(piece, () => setTimeout(more, 1));
    };
    more();
  });
}

test('does not read an announced body of 10 MB', async () => {
  const edgeResponse = await sendRawRequest(site.origin, `${head('Content-Length: 10000000')}name=Karim`);
  expect(edgeResponse).toMatch(/^HTTP\/1\.1 413 [^]*\r\nConnection: close\r\n/u);
});

test('reads an unannounced body of 10 MB only up to the limit', async () => {
  const piece = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
  const { answer, sent } = await pour(head('Transfer-Encoding: chunked'), piece, 10_000_000);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /u);
  expect(sent).toBeLessThan(2_000_000);
  expect(cms.requests).toEqual([]);
});

test('delivers the response to a client that keeps sending and reads late', async () => {
  const { hostname, port } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  const edgeResponse = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
  socket.pause();
  socket.write(head('Content-Length: 4000000'));
  for (let piece = 0; piece < 8; piece += 1) {
    socket.write('a'.repeat(50_000));
    await wait(50);
  }
  socket.resume();
  expect(await edgeResponse).toMatch(/^HTTP\/1\.1 413 /u);
});

test.each([
  ['too slowly', { bodyTimeoutMs: 300 }],
  ['nothing on', { bodyGraceMs: 300 }],
])('responds to %s with the reason', async (_, limit) => {
  const impatient = await runSite('institution', { cms: { url: cms.url, key: cmsKey }, formLimits: { ...formLimits, ...limit } });
  const began = performance.now();
  const edgeResponse = await sendRawRequest(impatient.origin, `${head('Content-Length: 100')}name=`);
  expect(edgeResponse).toMatch(/^HTTP\/1\.1 408 [^]*\r\nConnection: close\r\n[^]*<p data-when="refused:failed">/u);
  // By the limit of this site, not by the one of every site.
  expect(performance.now() - began).toBeLessThan(formLimits.bodyGraceMs);
  expect(cms.requests).toEqual([]);
  await impatient.stop();
});

test('sends 100-continue only for a body that will be read', async () => {
  const expecting = head('Content-Length: 5', 'Expect: 100-continue', 'Connection: close');
  expect(await sendRawRequest(site.origin, `${expecting}a=b&c`)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 303 /u);
  const refused = expecting.replace('Origin: http://ochiq.test', 'Origin: http://evil.example');
  expect(await sendRawRequest(site.origin, `${refused}a=b&c`)).toMatch(/^HTTP\/1\.1 403 /u);
});

test('serves further requests after a form on one connection', async () => {
  const edgeResponse = await sendRawRequest(
    site.origin,
    `${head('Content-Length: 5')}a=b&cGET /ru/about HTTP/1.1\r\nHost: ochiq.test\r\nConnection: close\r\n\r\n`,
  );
  expect([...edgeResponse.matchAll(/HTTP\/1\.1 (\d+)/gu)].map(([, status]) => status)).toEqual(['303', '200']);
});

test('releases everything when a client disconnects while sending', async () => {
  const { hostname, port } = new URL(site.origin);
  await Promise.all(
    Array.from({ length: formLimits.atOnce * 2 }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write(`${head('Content-Length: 100')}name=`);
      await wait(50);
      socket.destroy();
    }),
  );
  await waitUntil(async () => (await submitForm(site.origin, '/ru/forms/contact', { name: 'Karim' })).status === 303);
  expect(cms.requests.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([{ fields: { name: 'Karim' } }]);
});

test('forwards a complete form even if the client disconnects before the response', async () => {
  let edgeResponse: (() => void) | undefined;
  cms.behave((response) => (edgeResponse = () => response.end('{"outcome":"sent","receipt":null}')));
  const { hostname, port } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  socket.write(`${head('Content-Length: 10')}name=Karim`);
  await waitUntil(() => edgeResponse !== undefined);
  socket.destroy();
  await wait(50);
  edgeResponse?.();
  expect(cms.requests).toHaveLength(1);
  cms.behave({ outcome: 'sent', receipt: null });
  expect((await submitForm(site.origin, '/ru/forms/contact', { name: 'Karim' })).status).toBe(303);
});

test.each([
  ['a short form', 1000],
  ['a long appeal', 100_000],
])(
  'of a thousand senders of %s at once as many as there is room for are served, the others asked to come again',
  async (_, length) => {
    const waiting: ServerResponse[] = [];
    cms.behave((response) => waiting.push(response));
    const before = process.memoryUsage().arrayBuffers;
    let highest = 0;
    const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().arrayBuffers - before)), 5);

    let settled = 0;
    const statuses = await Promise.all(
      Array.from({ length: 1000 }, async (_unused, number) => {
        const from = { 'X-Forwarded-For': `2001:db8:0:${number.toString(16)}::1` };
        const status = await submitForm(site.origin, '/ru/forms/contact', { message: 'a'.repeat(length) }, from).then(
          ({ status: given, headers }) => `${given} ${headers['retry-after'] ?? ''}`.trim(),
          () => 'cut off',
        );
        settled += 1;
        // Those who are served wait until all others have their answer.
        if (settled === 1000 - formLimits.atOnce) for (const response of waiting) response.end('{"outcome":"sent","receipt":null}');
        return status;
      }),
    );
    clearInterval(watch);

    const count = (one: string): number => statuses.filter((status) => status === one).length;
    expect(count('303')).toBe(formLimits.atOnce);
    expect(count('503 5')).toBe(1000 - formLimits.atOnce);
    expect(waiting).toHaveLength(formLimits.atOnce);
    // The senders are in this process too: each holds what it sends.
    expect(highest).toBeLessThan(1000 * length + 64 * 1024 * 1024);
    expect((await sendRequest(site.origin, { path: '/ru/about' })).status).toBe(200);
    cms.behave({ outcome: 'sent', receipt: null });
    expect((await submitForm(site.origin, '/ru/forms/contact', { name: 'Karim' })).status).toBe(303);
  },
  60_000,
);

/** Begins so many forms of a client that never end; gives what ends them and how many were answered. */
function beginForms(getAddress: (number: number) => string, count: number): { answered: () => number; end: () => void } {
  const { hostname, port } = new URL(site.origin);
  let answers = 0;
  const sockets = Array.from({ length: count }, (_, number) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.once('data', () => (answers += 1));
    socket.write(`${head('Content-Length: 100', `X-Forwarded-For: ${getAddress(number)}`)}name=`);
    return socket;
  });
  return { answered: () => answers, end: () => sockets.forEach((socket) => socket.destroy()) };
}

const postFrom = (address: string, accept = 'text/html') =>
  submitForm(site.origin, '/ru/forms/contact', { name: 'Karim' }, { 'X-Forwarded-For': address, Accept: accept });

test.each([64, 200])('serves another client’s form within a second while one client has %i unfinished', async (count) => {
  const unfinished = beginForms((number) => `2001:db8:0:5::${number.toString(16)}`, count);
  // Those beyond its share are refused at once.
  await waitUntil(() => unfinished.answered() === count - formLimits.bodiesAtOnceEach);
  const began = performance.now();
  expect((await postFrom('203.0.113.6')).status).toBe(303);
  expect(performance.now() - began).toBeLessThan(1000);
  const [page, json] = [await postFrom('2001:db8:0:5:1::1'), await postFrom('2001:db8:0:5:1::1', 'application/json')];
  expect([page.status, page.headers['retry-after'], json.status]).toEqual([429, '5', 429]);
  expect(page.body.toString()).toContain('<p data-when="refused:too-many">');
  expect(JSON.parse(json.body.toString())).toEqual({ outcome: 'refused', reason: 'too-many' });
  expect(cms.requests).toHaveLength(1);
  unfinished.end();
  await waitUntil(async () => (await postFrom('2001:db8:0:5:1::1')).status === 303);
});

test('unfinished forms occupy no slot at the CMS', async () => {
  const unfinished = beginForms(() => '203.0.113.5', formLimits.bodiesAtOnceEach + 1);
  await waitUntil(() => unfinished.answered() === 1);
  const challenge = await sendRequest(site.origin, { path: '/forms/challenge', headers: { 'X-Forwarded-For': '203.0.113.5' } });
  // The CMS of the tests knows no challenge; it was asked.
  const received = cms.requests.map(({ path, headers }) => [path, headers[addressHeader]]);
  expect([challenge.status, received]).toEqual([503, [[intakePaths.challenge, '203.0.113.5']]]);
  unfinished.end();
});

test.each([
  ['32 clients leave two each', 32, 2],
  ['as many clients as bodies are read at once leave all that they may', formLimits.bodiesAtOnce / formLimits.bodiesAtOnceEach, 8],
])('serves another client’s form within a second while %s', async (_, clients, each) => {
  const unfinished = Array.from({ length: clients }, (_unused, number) => beginForms(() => `203.0.114.${String(number)}`, each));
  // Nothing is refused, so nothing says when all have come: the last one of a client that has all that it may is.
  const last = beginForms(() => '203.0.114.0', formLimits.bodiesAtOnceEach - each + 1);
  await waitUntil(() => last.answered() > 0);
  const began = performance.now();
  expect((await postFrom('203.0.113.6')).status).toBe(303);
  expect(performance.now() - began).toBeLessThan(1000);
  for (const { end } of [...unfinished, last]) end();
  await waitUntil(async () => (await postFrom('203.0.114.0')).status === 303);
});

test('reserves slots at the CMS for further clients while a few use their limits', async () => {
  const waiting: ServerResponse[] = [];
  cms.behave((response) => waiting.push(response));
  const clients = formLimits.atOnce / formLimits.atOnceEach;
  const pending = Array.from({ length: formLimits.atOnce }, (_, number) => postFrom(`203.0.114.${String(number % clients)}`));
  let settled = 0;
  for (const one of pending) void one.then(() => (settled += 1));
  await waitUntil(() => waiting.length + settled === formLimits.atOnce);
  const another = postFrom('203.0.113.6');
  const before = waiting.length;
  await waitUntil(() => waiting.length === before + 1);
  for (const response of waiting) response.end('{"outcome":"sent","receipt":null}');
  expect((await another).status).toBe(303);
  const statuses = (await Promise.all(pending)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([303, 503]));
});
