import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { addressHeader, formLimits, intakePaths } from '@ochiq/contract/forms/wire';

import { eventually } from './eventually.ts';
import { exchange } from './exchange.ts';
import { cmsKey, runCms, type FakeCms } from './fake-cms.ts';
import { post } from './posted.ts';
import { rawExchange } from './raw-exchange.ts';
import { runSite, type RunningSite } from './running-site.ts';

let cms: FakeCms;
let site: RunningSite;
beforeAll(async () => {
  cms = await runCms();
  site = await runSite('institution', {
    cms: { url: cms.url, key: cmsKey },
    // A thousand senders take a busy machine longer than a CMS may take.
    formLimits: { ...formLimits, cmsTimeoutMs: 60_000 },
    trustedProxies: ['loopback'],
  });
});
beforeEach(() => {
  cms.heard.length = 0;
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
    let [answer, sent] = ['', 0];
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ answer, sent }));
    socket.write(first);
    const more = (): void => {
      if (answer !== '' || sent >= most || socket.destroyed) return;
      sent += piece.length;
      socket.write(piece, () => setTimeout(more, 1));
    };
    more();
  });
}

test('does not read an announced body of 10 MB', async () => {
  const answer = await rawExchange(site.origin, `${head('Content-Length: 10000000')}name=Karim`);
  expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*\r\nConnection: close\r\n/u);
});

test('reads an unannounced body of 10 MB only up to the limit', async () => {
  const piece = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
  const { answer, sent } = await pour(head('Transfer-Encoding: chunked'), piece, 10_000_000);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /u);
  expect(sent).toBeLessThan(2_000_000);
  expect(cms.heard).toEqual([]);
});

test('delivers the response to a client that keeps sending and reads late', async () => {
  const { hostname, port } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  const answer = new Promise<string>((resolve, reject) => {
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
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /u);
});

test.each([
  ['too slowly', { bodyTimeoutMs: 300 }],
  ['nothing on', { bodyGraceMs: 300 }],
])('responds to %s with the reason', async (_, limit) => {
  const impatient = await runSite('institution', { cms: { url: cms.url, key: cmsKey }, formLimits: { ...formLimits, ...limit } });
  const began = performance.now();
  const answer = await rawExchange(impatient.origin, `${head('Content-Length: 100')}name=`);
  expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*\r\nConnection: close\r\n[^]*<p data-when="refused:failed">/u);
  // By the limit of this site, not by the one of every site.
  expect(performance.now() - began).toBeLessThan(formLimits.bodyGraceMs);
  expect(cms.heard).toEqual([]);
  await impatient.stop();
});

test('sends 100-continue only for a body that will be read', async () => {
  const expecting = head('Content-Length: 5', 'Expect: 100-continue', 'Connection: close');
  expect(await rawExchange(site.origin, `${expecting}a=b&c`)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 303 /u);
  const refused = expecting.replace('Origin: http://ochiq.test', 'Origin: http://evil.example');
  expect(await rawExchange(site.origin, `${refused}a=b&c`)).toMatch(/^HTTP\/1\.1 403 /u);
});

test('serves further requests after a form on one connection', async () => {
  const answer = await rawExchange(
    site.origin,
    `${head('Content-Length: 5')}a=b&cGET /ru/about HTTP/1.1\r\nHost: ochiq.test\r\nConnection: close\r\n\r\n`,
  );
  expect([...answer.matchAll(/HTTP\/1\.1 (\d+)/gu)].map(([, status]) => status)).toEqual(['303', '200']);
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
  await eventually(async () => (await post(site.origin, '/ru/forms/contact', { name: 'Karim' })).status === 303);
  expect(cms.heard.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([{ fields: { name: 'Karim' } }]);
});

test('forwards a complete form even if the client disconnects before the response', async () => {
  let answer: (() => void) | undefined;
  cms.behave((response) => (answer = () => response.end('{"outcome":"sent","receipt":null}')));
  const { hostname, port } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  socket.write(`${head('Content-Length: 10')}name=Karim`);
  await eventually(() => answer !== undefined);
  socket.destroy();
  await wait(50);
  answer?.();
  expect(cms.heard).toHaveLength(1);
  cms.behave({ outcome: 'sent', receipt: null });
  expect((await post(site.origin, '/ru/forms/contact', { name: 'Karim' })).status).toBe(303);
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
        const status = await post(site.origin, '/ru/forms/contact', { message: 'a'.repeat(length) }, from).then(
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
    expect((await exchange(site.origin, { path: '/ru/about' })).status).toBe(200);
    cms.behave({ outcome: 'sent', receipt: null });
    expect((await post(site.origin, '/ru/forms/contact', { name: 'Karim' })).status).toBe(303);
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
  post(site.origin, '/ru/forms/contact', { name: 'Karim' }, { 'X-Forwarded-For': address, Accept: accept });

test.each([64, 200])('serves another client’s form within a second while one client has %i unfinished', async (count) => {
  const unfinished = beginForms((number) => `2001:db8:0:5::${number.toString(16)}`, count);
  // Those beyond its share are refused at once.
  await eventually(() => unfinished.answered() === count - formLimits.bodiesAtOnceEach);
  const began = performance.now();
  expect((await postFrom('203.0.113.6')).status).toBe(303);
  expect(performance.now() - began).toBeLessThan(1000);
  const [page, json] = [await postFrom('2001:db8:0:5:1::1'), await postFrom('2001:db8:0:5:1::1', 'application/json')];
  expect([page.status, page.headers['retry-after'], json.status]).toEqual([429, '5', 429]);
  expect(page.body.toString()).toContain('<p data-when="refused:too-many">');
  expect(JSON.parse(json.body.toString())).toEqual({ outcome: 'refused', reason: 'too-many' });
  expect(cms.heard).toHaveLength(1);
  unfinished.end();
  await eventually(async () => (await postFrom('2001:db8:0:5:1::1')).status === 303);
});

test('unfinished forms occupy no slot at the CMS', async () => {
  const unfinished = beginForms(() => '203.0.113.5', formLimits.bodiesAtOnceEach + 1);
  await eventually(() => unfinished.answered() === 1);
  const challenge = await exchange(site.origin, { path: '/forms/challenge', headers: { 'X-Forwarded-For': '203.0.113.5' } });
  // The CMS of the tests knows no challenge; it was asked.
  const heard = cms.heard.map(({ path, headers }) => [path, headers[addressHeader]]);
  expect([challenge.status, heard]).toEqual([503, [[intakePaths.challenge, '203.0.113.5']]]);
  unfinished.end();
});

test.each([
  ['32 clients leave two each', 32, 2],
  ['as many clients as bodies are read at once leave all that they may', formLimits.bodiesAtOnce / formLimits.bodiesAtOnceEach, 8],
])('serves another client’s form within a second while %s', async (_, clients, each) => {
  const unfinished = Array.from({ length: clients }, (_unused, number) => beginForms(() => `203.0.114.${String(number)}`, each));
  // Nothing is refused, so nothing says when all have come: the last one of a client that has all that it may is.
  const last = beginForms(() => '203.0.114.0', formLimits.bodiesAtOnceEach - each + 1);
  await eventually(() => last.answered() > 0);
  const began = performance.now();
  expect((await postFrom('203.0.113.6')).status).toBe(303);
  expect(performance.now() - began).toBeLessThan(1000);
  for (const { end } of [...unfinished, last]) end();
  await eventually(async () => (await postFrom('203.0.114.0')).status === 303);
});

test('reserves slots at the CMS for further clients while a few use their limits', async () => {
  const waiting: ServerResponse[] = [];
  cms.behave((response) => waiting.push(response));
  const clients = formLimits.atOnce / formLimits.atOnceEach;
  const held = Array.from({ length: formLimits.atOnce }, (_, number) => postFrom(`203.0.114.${String(number % clients)}`));
  let settled = 0;
  for (const one of held) void one.then(() => (settled += 1));
  await eventually(() => waiting.length + settled === formLimits.atOnce);
  const another = postFrom('203.0.113.6');
  const before = waiting.length;
  await eventually(() => waiting.length === before + 1);
  for (const response of waiting) response.end('{"outcome":"sent","receipt":null}');
  expect((await another).status).toBe(303);
  const statuses = (await Promise.all(held)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([303, 503]));
});
