import type { ConformanceCase } from '../conformance-case.ts';
import { withCookie } from './cookie.ts';

const createRefusedCase = (method: string, path: string, body: RegExp, headers: Record<string, string> = {}): ConformanceCase => ({
  name: `${method} ${path} ${Object.keys(headers).join(' ')}`.trim(),
  send: { method, path, headers },
  expect: {
    status: 405,
    headers: { Allow: 'GET, HEAD, OPTIONS', 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    body,
  },
});

export const methodCases: readonly ConformanceCase[] = [
  createRefusedCase('POST', '/about', /plain: error 405/u),
  createRefusedCase('POST', '/ru/contact', /ru: error 405/u),
  createRefusedCase('PUT', '/en/about', /en: error 405/u),
  createRefusedCase('DELETE', '/robots.txt', /plain: error 405/u),
  createRefusedCase('PATCH', '/about', /uz: error 405/u, withCookie('uz')),
  createRefusedCase('TRACE', '/', /ru: error 405/u, { 'Accept-Language': 'ru' }),
  createRefusedCase('PROPFIND', '/nothing', /plain: error 405/u),
  {
    name: 'a body that nobody reads ends the connection',
    send: { method: 'POST', path: '/uz/about', headers: { 'Content-Length': '5' }, body: 'a=b&c' },
    expect: { status: 405, headers: { Connection: 'close' } },
  },
  {
    name: 'a body that is announced is not asked for',
    send: { method: 'POST', path: '/uz/about', headers: { Expect: '100-continue' } },
    expect: { status: 405 },
  },
  { name: 'an unknown expectation is passed over', send: { path: '/uz/about', headers: { Expect: 'nothing' } }, expect: { status: 200 } },
  {
    name: 'the body of a GET is passed over',
    send: { path: '/uz/about', headers: { 'Content-Length': '3' }, body: 'abc' },
    expect: { status: 200, headers: { Connection: 'close' }, body: /uz: page \/about/u },
  },
  {
    name: 'OPTIONS',
    send: { method: 'OPTIONS', path: '/about' },
    expect: { status: 204, headers: { Allow: 'GET, HEAD, OPTIONS', 'Content-Length': null } },
  },
  {
    name: 'OPTIONS of the server',
    send: { method: 'OPTIONS', path: '*' },
    expect: { status: 204, headers: { Allow: 'GET, HEAD, OPTIONS' } },
  },
  {
    name: 'HEAD has what GET has',
    send: { method: 'HEAD', path: '/uz/about' },
    expect: { status: 200, headers: { 'Content-Length': '2000', ETag: /^"/u } },
  },
];
