import type { ConformanceCase } from '../conformance-case.ts';
import { setsCookie, withCookie } from './cookie.ts';

const nested = (name: string, send: ConformanceCase['send'], expected: ConformanceCase['expect']): ConformanceCase => ({
  name,
  site: 'nested',
  send,
  expect: expected,
});

const leads = (path: string, status: 301 | 302, location: string, headers: Record<string, string> = {}): ConformanceCase =>
  nested(`${path} leads to ${location}`, { path, headers }, { status, headers: { Location: location } });

export const basePathCases: readonly ConformanceCase[] = [
  nested('a page', { path: '/davlat/sayt/ru/about' }, { status: 200, body: /ru: page \/about/u }),
  nested('an asset', { path: '/davlat/sayt/robots.txt' }, { status: 200 }),
  nested(
    'the cookie’s path stays the whole host',
    { path: '/davlat/sayt/' },
    { status: 302, headers: { Location: '/davlat/sayt/uz', 'Set-Cookie': setsCookie('uz') } },
  ),
  leads('/davlat/sayt', 302, '/davlat/sayt/uz'),
  leads('/davlat/sayt/uz/', 301, '/davlat/sayt/uz'),
  leads('/davlat/sayt/about/?x=1', 302, '/davlat/sayt/ru/about?x=1', withCookie('ru')),
  leads('/davlat/sayt/old', 301, '/davlat/sayt/about'),
  leads('/davlat/sayt/about/index.html', 301, '/davlat/sayt/about'),
  nested('outside', { path: '/about' }, { status: 404, body: /plain: error 404/u }),
  nested('outside with a prefix, which is not ours', { path: '/ru/about' }, { status: 404, body: /plain: error 404/u }),
  nested('outside the cookie decides', { path: '/about', headers: withCookie('en') }, { status: 404, body: /en: error 404/u }),
  nested('the root of the host', { path: '/', headers: { 'Accept-Language': 'ru' } }, { status: 404, body: /plain: error 404/u }),
  nested('beside', { path: '/davlat/saytlar' }, { status: 404 }),
  nested('above', { path: '/davlat' }, { status: 404 }),
  nested('a slash too many', { path: '/davlat//sayt/uz' }, { status: 404 }),
  nested('an error within', { path: '/davlat/sayt/ru/%zz' }, { status: 400, body: /ru: error 400/u }),
  nested(
    'choosing a language',
    { path: '/davlat/sayt/ru/about', headers: { Referer: 'http://ochiq.test/davlat/sayt/uz/about' } },
    { status: 200, headers: { 'Set-Cookie': setsCookie('ru') } },
  ),
  nested(
    'another site of the same host chooses nothing',
    { path: '/davlat/sayt/ru/about', headers: { Referer: 'http://ochiq.test/uz/about' } },
    { status: 200, headers: { 'Set-Cookie': null } },
  ),
];
