import { startNginxProxy, type NginxProxy } from './start-nginx-proxy.ts';
import { sendRawRequest } from './send-raw-request.ts';
import { runSite, type RunningSite } from './running-site.ts';

let site: RunningSite;
let nginx: NginxProxy;
beforeAll(async () => {
  site = await runSite('institution', { trustedProxies: ['127.0.0.1'] });
  nginx = await startNginxProxy(site, 'http://ochiq.test');
});
afterAll(async () => {
  await nginx.stop();
  await site.stop();
});

const host = 'Host: ochiq.test\r\n';
const end = 'Connection: close\r\n\r\n';
const manyHeaders = (count: number): string => `GET /uz HTTP/1.1\r\n${host}${'a:b\r\n'.repeat(count)}${end}`;

const alike: [string, string, number][] = [
  ['no HTTP at all', '\u0016\u0003\u0001 hello\r\n\r\n', 400],
  ['an unknown method', `FETCH / HTTP/1.1\r\n${host}${end}`, 400],
  ['NUL in the target', `GET /a\0b HTTP/1.1\r\n${host}${end}`, 400],
  ['a space in the target', `GET /a b HTTP/1.1\r\n${host}${end}`, 400],
  ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n${end}`, 400],
  ['a length and chunks', `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n${end}`, 400],
  ['no host', `GET / HTTP/1.1\r\n${end}`, 400],
  ['an old version without a host', 'GET /uz HTTP/1.0\r\n\r\n', 200],
  [
    'thousands of headers',
    `GET / HTTP/1.1\r\n${host}${Array.from({ length: 5000 }, (_, index) => `X-${index}: y\r\n`).join('')}${end}`,
    431,
  ],
  ['one long header', `GET / HTTP/1.1\r\n${host}Cookie: ${'a'.repeat(20_000)}\r\n${end}`, 431],
  ['a path of 20 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}${end}`, 414],
  ['a query of 20 kB', `GET /?${'a'.repeat(20_000)} HTTP/1.1\r\n${host}${end}`, 414],
];

/** Where each has a way of its own, within what HTTP allows. */
const own: Readonly<Record<'edge' | 'nginx', typeof alike>> = {
  edge: [
    ['a bare line break in a header', `GET / HTTP/1.1\r\n${host}X: a\rb\r\n${end}`, 400],
    ['two hosts', `GET / HTTP/1.1\r\n${host}${host}${end}`, 400],
    ['many headers within the limit', manyHeaders(2500), 200],
    ['a tunnel', `CONNECT example.com:443 HTTP/1.1\r\n${host}\r\n`, 405],
  ],
  nginx: [
    ['many headers within the limit', manyHeaders(900), 200],
    ['a tunnel', `CONNECT example.com:443 HTTP/1.1\r\n${host}\r\n`, 400],
  ],
};

describe.each(['edge', 'nginx'] as const)('to %s', (server) => {
  const ask = (bytes: string): Promise<string> => sendRawRequest((server === 'edge' ? site : nginx).origin, bytes);

  test.each([...alike, ...own[server]])('%s is %s', async (_, bytes, status) => {
    const response = await ask(bytes);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
    expect(response).toMatch(/\r\nX-Request-Id: [0-9a-f-]{36}\r\n/u);
    expect(response).toMatch(/\r\nContent-Security-Policy: default-src 'self'/u);
    expect(response).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/u);
    expect(response).not.toMatch(/\r\nServer:/iu);
    if (status !== 200) expect(response).toMatch(/\r\nCache-Control: no-store\r\n/u);
    expect(response.match(/HTTP\/1\.1 \d/gu)).toHaveLength(1);
  });

  const long = 'a'.repeat(20_000);
  test.each([
    ['414 by the prefix', `GET /ru/${long} HTTP/1.1\r\n${host}${end}`, 414, 'ru'],
    ['414 by default', `GET /${long} HTTP/1.1\r\n${host}${end}`, 414, 'uz'],
    ['431 by the prefix', `GET /en/about HTTP/1.1\r\n${host}X: ${long}\r\n${end}`, 431, 'en'],
    ['431 by the cookie', `GET /about HTTP/1.1\r\n${host}Cookie: i18n_redirected=ru\r\nX: ${long}\r\n${end}`, 431, 'ru'],
    ['431 by default', `GET /about HTTP/1.1\r\n${host}X: ${long}\r\n${end}`, 431, 'uz'],
  ])('responds to %s in the reader’s language', async (_, bytes, status, language) => {
    const response = await ask(bytes);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
    expect(response).toMatch(/\r\nContent-Type: text\/html; charset=utf-8\r\n/u);
    expect(response).toContain(`<html lang="${language}"`);
  });

  test('invalid bytes after a valid request never corrupt its response', async () => {
    const response = await ask(`GET /media/film.mp4 HTTP/1.1\r\n${host}\r\nrubbish\r\n\r\n`);
    // The edge may have hung up before it answered.
    expect(response).toMatch(server === 'nginx' ? /^HTTP\/1\.1 200 OK/u : /^(?:HTTP\/1\.1 200 OK|$)/u);
    expect(response.slice(0, 2_000_000)).not.toContain('400 Bad Request');
  });
});

test('nginx accepts two hosts, and both are the site', async () => {
  const response = await sendRawRequest(nginx.origin, `GET /uz HTTP/1.1\r\n${host}Host: evil.example\r\n${end}`);
  expect(response).toMatch(/^HTTP\/1\.1 (?:200|400) /u);
  expect(response).not.toContain('evil.example');
});

describe('to the edge', () => {
  const ask = (bytes: string): Promise<string> => sendRawRequest(site.origin, bytes);

  test('reads a header after thousands of others', async () => {
    const response = await ask(`GET /about HTTP/1.1\r\n${host}${'a:b\r\n'.repeat(2500)}Cookie: i18n_redirected=ru\r\n${end}`);
    expect(response).toContain('\r\nLocation: /ru/about\r\n');
  });

  test.each(['POST', 'GET'])('the body of a %s is not read: its connection ends', async (method) => {
    const response = await ask(`${method} /uz HTTP/1.1\r\n${host}Content-Length: 100000\r\n\r\nthe beginning`);
    expect(response).toMatch(/\r\nConnection: close\r\n/u);
  });

  test('responds to pipelined requests in order', async () => {
    const get = (path: string, last = ''): string => `GET ${path} HTTP/1.1\r\n${host}${last}\r\n`;
    const response = await ask(get('/uz/about') + get('/ru/nothing') + get('/robots.txt', 'Connection: close\r\n'));
    expect([...response.matchAll(/HTTP\/1\.1 (\d+)/gu)].map(([, status]) => status)).toEqual(['200', '404', '200']);
  });
});
