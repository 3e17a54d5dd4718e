import type { ConformanceCase } from '../conformance-case.ts';
import { withCookie } from './cookie.ts';

const missing = (name: string, path: string, body: RegExp, headers: Record<string, string> = {}): ConformanceCase => ({
  name,
  send: { path, headers },
  expect: {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      Location: null,
      'Set-Cookie': null,
      ETag: null,
      'Last-Modified': null,
    },
    body,
  },
});

const plain = /plain: error 404/u;
const russian = /ru: error 404/u;

export const notFoundCases: readonly ConformanceCase[] = [
  missing('an unprefixed path', '/nothing', plain),
  missing('the prefix decides', '/ru/nothing', russian),
  missing('the prefix goes before the cookie', '/en/nothing', /en: error 404/u, withCookie('ru')),
  missing('the cookie decides', '/nothing', russian, withCookie('ru')),
  missing('the browser decides nothing', '/nothing', plain, { 'Accept-Language': 'ru' }),
  missing('an unknown prefix', '/xx/about', plain),
  missing('a prefix twice', '/ru/ru/about', russian),
  missing('a missing asset', '/missing.css', plain),
  missing('missing page data', '/page-data/ru/nothing/page-data.json', plain),
  missing('a folder without a page', '/news', plain),
  missing('a folder of files has no listing', '/static', plain),
  missing('a folder of files with a slash has no listing', '/static/', plain),
  missing('the error page by its own address', '/404.html', plain),
  missing('a prefixed error page by its own address', '/ru/404.html', russian),
  missing('Gatsby’s folder of the error page', '/ru/404', russian),
  missing('Gatsby’s folder of the error page with a slash', '/404/', plain),
  missing('another error page by its own address', '/error-500.html', plain),
  missing('a conditional request', '/nothing', plain, { 'If-None-Match': '*' }),
  missing('a range', '/nothing', plain, { Range: 'bytes=0-1' }),
  missing('a name longer than file systems know', `/${'a'.repeat(300)}`, plain),
  missing('a path deeper than file systems know', '/a'.repeat(3000), plain),
  missing('encoded twice', '/%252e%252e/robots.txt', plain),
  { name: 'HEAD', send: { method: 'HEAD', path: '/ru/nothing' }, expect: { status: 404, headers: { 'Content-Length': '2000' } } },
  {
    name: 'compressed as pages are',
    send: { path: '/ru/nothing', headers: { 'Accept-Encoding': 'br' } },
    expect: { status: 404, headers: { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' } },
  },
];
