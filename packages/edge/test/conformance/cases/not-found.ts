import type { ConformanceCase } from '../conformance-case.ts';
import { withCookie } from './cookie.ts';

const createMissingCase = (name: string, path: string, body: RegExp, headers: Record<string, string> = {}): ConformanceCase => ({
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

export const unknownPathCases: readonly ConformanceCase[] = [
  createMissingCase('an unprefixed path', '/nothing', plain),
  createMissingCase('the prefix decides', '/ru/nothing', russian),
  createMissingCase('the prefix goes before the cookie', '/en/nothing', /en: error 404/u, withCookie('ru')),
  createMissingCase('the cookie decides', '/nothing', russian, withCookie('ru')),
  createMissingCase('the browser decides nothing', '/nothing', plain, { 'Accept-Language': 'ru' }),
  createMissingCase('an unknown prefix', '/xx/about', plain),
  createMissingCase('a prefix twice', '/ru/ru/about', russian),
  createMissingCase('a missing asset', '/missing.css', plain),
  createMissingCase('missing page data', '/page-data/ru/nothing/page-data.json', plain),
  createMissingCase('a folder without a page', '/news', plain),
  createMissingCase('a folder of files has no listing', '/static', plain),
  createMissingCase('a folder of files with a slash has no listing', '/static/', plain),
  createMissingCase('the error page by its own address', '/404.html', plain),
  createMissingCase('a prefixed error page by its own address', '/ru/404.html', russian),
  createMissingCase('Gatsby’s folder of the error page', '/ru/404', russian),
  createMissingCase('Gatsby’s folder of the error page with a slash', '/404/', plain),
  createMissingCase('another error page by its own address', '/error-500.html', plain),
  createMissingCase('a conditional request', '/nothing', plain, { 'If-None-Match': '*' }),
  createMissingCase('a range', '/nothing', plain, { Range: 'bytes=0-1' }),
  createMissingCase('a name longer than file systems know', `/${'a'.repeat(300)}`, plain),
  createMissingCase('a path deeper than file systems know', '/a'.repeat(3000), plain),
  createMissingCase('encoded twice', '/%252e%252e/robots.txt', plain),
  { name: 'HEAD', send: { method: 'HEAD', path: '/ru/nothing' }, expect: { status: 404, headers: { 'Content-Length': '2000' } } },
  {
    name: 'compressed as pages are',
    send: { path: '/ru/nothing', headers: { 'Accept-Encoding': 'br' } },
    expect: { status: 404, headers: { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' } },
  },
];
