import type { ConformanceCase } from '../conformance-case.ts';
import { formatLocaleCookie, withCookie } from './cookie.ts';

const createNestedCase = (name: string, send: ConformanceCase['send'], expected: ConformanceCase['expect']): ConformanceCase => ({
  name,
  site: 'nested',
  send,
  expect: expected,
});

const createRedirectCase = (path: string, status: 301 | 302, location: string, headers: Record<string, string> = {}): ConformanceCase =>
  createNestedCase(`${path} leads to ${location}`, { path, headers }, { status, headers: { Location: location } });

export const basePathCases: readonly ConformanceCase[] = [
  createNestedCase('a page', { path: '/davlat/sayt/ru/about' }, { status: 200, body: /ru: page \/about/u }),
  createNestedCase('an asset', { path: '/davlat/sayt/robots.txt' }, { status: 200 }),
  createNestedCase(
    'the cookie’s path stays the whole host',
    { path: '/davlat/sayt/' },
    { status: 302, headers: { Location: '/davlat/sayt/uz', 'Set-Cookie': formatLocaleCookie('uz') } },
  ),
  createRedirectCase('/davlat/sayt', 302, '/davlat/sayt/uz'),
  createRedirectCase('/davlat/sayt/uz/', 301, '/davlat/sayt/uz'),
  createRedirectCase('/davlat/sayt/about/?x=1', 302, '/davlat/sayt/ru/about?x=1', withCookie('ru')),
  createRedirectCase('/davlat/sayt/old', 301, '/davlat/sayt/about'),
  createRedirectCase('/davlat/sayt/about/index.html', 301, '/davlat/sayt/about'),
  createNestedCase('outside', { path: '/about' }, { status: 404, body: /plain: error 404/u }),
  createNestedCase('outside with a prefix, which is not ours', { path: '/ru/about' }, { status: 404, body: /plain: error 404/u }),
  createNestedCase('outside the cookie decides', { path: '/about', headers: withCookie('en') }, { status: 404, body: /en: error 404/u }),
  createNestedCase('the root of the host', { path: '/', headers: { 'Accept-Language': 'ru' } }, { status: 404, body: /plain: error 404/u }),
  createNestedCase('beside', { path: '/davlat/saytlar' }, { status: 404 }),
  createNestedCase('above', { path: '/davlat' }, { status: 404 }),
  createNestedCase('a slash too many', { path: '/davlat//sayt/uz' }, { status: 404 }),
  createNestedCase('an error within', { path: '/davlat/sayt/ru/%zz' }, { status: 400, body: /ru: error 400/u }),
  createNestedCase(
    'choosing a language',
    { path: '/davlat/sayt/ru/about', headers: { Referer: 'http://ochiq.test/davlat/sayt/uz/about' } },
    { status: 200, headers: { 'Set-Cookie': formatLocaleCookie('ru') } },
  ),
  createNestedCase(
    'another site of the same host chooses nothing',
    { path: '/davlat/sayt/ru/about', headers: { Referer: 'http://ochiq.test/uz/about' } },
    { status: 200, headers: { 'Set-Cookie': null } },
  ),
];
