import { connect } from 'node:net';

import { fileLimits, uploadLimits } from '@ochiq/contract/forms/form-files';
import { Busboy } from '@fastify/busboy';

import { waitUntil } from './wait-until.ts';
import { sendRequest, type ReceivedResponse } from './send-request.ts';
import { cmsKey, runFakeCms, type FakeCms, type ReceivedRequest } from './fake-cms.ts';
import { startNginxProxy, type NginxProxy } from './start-nginx-proxy.ts';
import { runSite, type RunningSite } from './running-site.ts';
import { sites } from './sites.ts';

const { siteUrl } = sites.institution;
const host = new URL(siteUrl).host;
const mebibyte = 1024 * 1024;

let cms: FakeCms;
let site: RunningSite;
let nginx: NginxProxy;
beforeAll(async () => {
  cms = await runFakeCms();
  site = await runSite('institution', { cms: { url: cms.url, key: cmsKey }, trustedProxies: ['loopback'] });
  nginx = await startNginxProxy(site, siteUrl, { trustedProxies: ['127.0.0.1'] });
});
beforeEach(() => {
  cms.requests.length = 0;
  cms.behave({ outcome: 'sent', receipt: null });
});
afterAll(async () => {
  await nginx.stop();
  await site.stop();
  await cms.stop();
});

type Part = [name: string, value: string, file?: string, type?: string];

const boundary = '----ochiqBoundary';
/** A body as a browser writes it. */
const bodyOf = (parts: readonly Part[]): string =>
  parts
    .map(([name, value, file, type = 'text/plain']) => {
      const facts = file === undefined ? '' : `; filename="${file}"\r\nContent-Type: ${type}`;
      return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${facts}\r\n\r\n${value}\r\n`;
    })
    .join('')
    .concat(`--${boundary}--\r\n`);

const headers = { Origin: siteUrl.replace(/\/$/u, ''), Host: host, 'Content-Type': `multipart/form-data; boundary=${boundary}` };
const typed: Part[] = [
  ['name', 'Каримов & Co'],
  ['message', 'Salom\r\n"oʻzbek"'],
  ['page', '/ru/appeals'],
  ['key', 'k-1'],
];
const send = (
  origin: string,
  parts: readonly Part[],
  more: Readonly<Record<string, string>> = {},
  path = '/ru/forms/appeal',
): Promise<ReceivedResponse> => sendRequest(origin, { method: 'POST', path, headers: { ...headers, ...more }, body: bodyOf(parts) });
const fileOf = (name: string, value: string): Part => ['files', value, name];

/** What the CMS was told, and which files came with it. */
async function readReceived({ headers: received, body }: ReceivedRequest): Promise<{ request: unknown; files: unknown[] }> {
  const files: unknown[] = [];
  let request: unknown;
  const parser = new Busboy({ headers: { 'content-type': received['content-type'] ?? '' } });
  parser.on('field', (_name, value) => {
    request = JSON.parse(value) as unknown;
  });
  parser.on('file', (field, stream, name, _encoding, type) => {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    stream.on('end', () => files.push([field, name, type, text]));
  });
  await new Promise((resolve) => parser.once('finish', resolve).end(body));
  return { request, files };
}

const origins = [
  ['the edge', () => site.origin],
  ['nginx', () => nginx.origin],
] as const;

describe.each(origins)('a form with files, without a script, through %s', (_, origin) => {
  test('is sent to the CMS completely, and redirects', async () => {
    const response = await send(origin(), [
      ...typed,
      fileOf('хат.txt', 'бир'),
      fileOf('b.txt', 'икки'),
      ['files', '', '', 'application/octet-stream'],
    ]);
    expect([response.status, response.headers.location?.split('?')[0]]).toEqual([303, '/ru/forms/appeal/sent']);
    expect(cms.requests).toHaveLength(1);
    expect(cms.requests[0]).toMatchObject({ path: '/api/intake/appeal', headers: { 'x-edge-key': cmsKey } });
    const [received] = cms.requests;
    expect(received && (await readReceived(received))).toEqual({
      request: expect.objectContaining({
        fields: { name: 'Каримов & Co', message: 'Salom\r\n"oʻzbek"' },
        language: 'ru',
        page: '/ru/appeals',
        key: 'k-1',
      }),
      files: [
        ['files', 'хат.txt', 'text/plain', 'бир'],
        ['files', 'b.txt', 'text/plain', 'икки'],
      ],
    });
  });

  test.each([
    ['count', Array.from({ length: fileLimits.count + 1 }, (__, index) => fileOf(`${index}.txt`, 'x'))],
    ['size', [fileOf('a.txt', 'a'.repeat(11 * mebibyte)), fileOf('b.txt', 'b'.repeat(10 * mebibyte))]],
  ] as const)('with too much in its %s is forwarded without them, and the page shows typed values again', async (excess, files) => {
    cms.behave({ outcome: 'problems', problems: [{ field: 'files', code: 'files', said: 'Juda koʻp\n<b>' }] });
    const response = await send(origin(), [...typed, ...files]);
    expect(JSON.parse(cms.requests[0]?.body ?? '')).toMatchObject({ excess, fields: { name: 'Каримов & Co' } });
    const html = response.body.toString();
    expect(response.status).toBe(422);
    expect(html).toContain('<p data-when="problem:files:files" data-slot="said:files">Juda koʻp\n&lt;b&gt;</p>');
    expect(html).toContain('<input name="name" value="Каримов &amp; Co">');
    expect(html).toContain('<textarea name="message">Salom\n"oʻzbek"</textarea>');
    expect(html).toContain('<input type="file" name="files" multiple="" aria-invalid="true">');
  });

  test('is refused unread at twice the limit, with a message in its page', async () => {
    const response = await send(origin(), [...typed, fileOf('a.txt', 'a'.repeat(uploadLimits.bodyBytes))]).catch(() => null);
    // A client that keeps sending may not read it; no response says that it was sent.
    if (response) expect([response.status, response.body.toString().includes('<p data-when="problem:files:files"')]).toEqual([413, true]);
    expect(cms.requests).toEqual([]);
  });

  test.each(['/ru/forms/contact', '/ru/forms/nothing', '/ru/about'])('is not taken by %s', async (path) => {
    const response = await send(origin(), [...typed, fileOf('a.txt', 'x')], {}, path);
    expect([415, 404, 405]).toContain(response.status);
    const large = await send(origin(), [fileOf('a.txt', 'a'.repeat(mebibyte))], {}, path).catch(() => null);
    if (large) expect(large.status).toBeGreaterThanOrEqual(404);
    expect(cms.requests).toEqual([]);
  });
});

test.each([
  ['no end', (body: string) => body.slice(0, -20)],
  ['no boundary in it', () => 'a=b'],
  ['a hundred fields', () => bodyOf(Array.from({ length: 100 }, (_, index): Part => [`f${index}`, 'x']))],
  ['a field that is longer than a form', () => bodyOf([['message', 'a'.repeat(mebibyte)]])],
])('rejects a body with %s', async (_, spoil) => {
  const body = spoil(bodyOf([...typed, fileOf('a.txt', 'x')]));
  const response = await sendRequest(site.origin, { method: 'POST', path: '/ru/forms/appeal', headers, body });
  expect(response.status).toBe(400);
  expect(cms.requests).toEqual([]);
});

test('responds to scripts with JSON, and refuses other sites', async () => {
  cms.behave({ outcome: 'problems', problems: [{ field: 'files', code: 'files', said: 'Virus' }] });
  const response = await send(site.origin, [...typed, fileOf('a.txt', 'x')], { Accept: 'application/json' });
  expect(JSON.parse(response.body.toString())).toEqual({
    outcome: 'problems',
    problems: [{ field: 'files', code: 'files', said: 'Virus' }],
  });
  const foreign = await send(site.origin, [...typed, fileOf('a.txt', 'x')], { Origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  expect(cms.requests).toHaveLength(1);
});

test('keeps typed values while the CMS is down', async () => {
  const alone = await runSite('institution', { cms: { url: 'http://127.0.0.1:9', key: cmsKey } });
  const response = await send(alone.origin, [...typed, fileOf('a.txt', 'x')]);
  expect(response.status).toBe(503);
  expect(response.body.toString()).toContain('<input name="name" value="Каримов &amp; Co">');
  await alone.stop();
});

test('aborts the slowest of many endless bodies, so that other clients can send', async () => {
  const { hostname, port } = new URL(site.origin);
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  let closed = 0;
  const sockets = Array.from({ length: uploadLimits.bodiesAtOnce }, (_, number) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).on('data', () => (closed += 1));
    const from = `X-Forwarded-For: 203.0.113.${String(number % (uploadLimits.bodiesAtOnce / uploadLimits.bodiesAtOnceEach))}\r\n`;
    socket.write(`POST /ru/forms/appeal HTTP/1.1\r\n${head.join('')}${from}Content-Length: 1000\r\n\r\n--${boundary}\r\n`);
    return socket;
  });
  await waitUntil(async () => {
    const refused = await send(site.origin, [...typed, fileOf('a.txt', 'x')], { 'X-Forwarded-For': '203.0.113.0' });
    return refused.status === 429;
  });
  const other = await send(site.origin, [...typed, fileOf('a.txt', 'x')], { 'X-Forwarded-For': '198.51.100.1' });
  expect(other.status).toBe(303);
  expect(closed).toBeGreaterThan(0);
  for (const socket of sockets) socket.destroy();
});
