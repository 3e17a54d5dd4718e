import type { ConformanceCase } from '../conformance-case.ts';
import { formatLocaleCookie, withCookie } from './cookie.ts';

const createMovedCase = (name: string, path: string, status: 301 | 302, location: string): ConformanceCase => ({
  name,
  send: { path },
  expect: { status, headers: { Location: location } },
});

const createUnknownCase = (name: string, path: string): ConformanceCase => ({
  name,
  send: { path },
  expect: { status: 404, headers: { Location: null } },
});

export const redirectCases: readonly ConformanceCase[] = [
  createMovedCase('for good', '/old', 301, '/about'),
  createMovedCase('for the time being', '/ru/old', 302, '/ru/about'),
  createMovedCase('the query is kept', '/old?a=1', 301, '/about?a=1'),
  createMovedCase('its own query and fragment are kept', '/with-query?a=1', 301, '/about?from=old&a=1#part'),
  createMovedCase('with a trailing slash', '/old/', 301, '/about'),
  createMovedCase('a chain in one hop', '/chain-1', 301, '/about'),
  createMovedCase('to a file', '/eski.pdf', 301, '/media/report.pdf'),
  createMovedCase('to another site, which learns no query', '/elsewhere?secret=1', 302, 'https://lex.uz/docs/1'),
  {
    name: 'one for good is kept for an hour',
    send: { path: '/old' },
    expect: { status: 301, headers: { 'Cache-Control': 'public, max-age=3600', Vary: 'Cookie' } },
  },
  {
    name: 'one for the time being is asked for again',
    send: { path: '/ru/old' },
    expect: { status: 302, headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' } },
  },
  {
    name: 'redirect and language in one hop',
    send: { path: '/old?a=1', headers: withCookie('en') },
    expect: { status: 302, headers: { Location: '/en/about?a=1', 'Cache-Control': 'private, no-store' } },
  },
  {
    name: 'redirect and root in one hop',
    send: { path: '/old-home', headers: { 'Accept-Language': 'ru' } },
    expect: { status: 302, headers: { Location: '/ru', 'Set-Cookie': formatLocaleCookie('ru') } },
  },
  createMovedCase('before a page that is there', '/en/news/yangi-xabar', 301, '/news/yangi-xabar'),
  {
    name: 'a twin that a redirect leads away from makes no circle',
    send: { path: '/news/yangi-xabar', headers: withCookie('en') },
    expect: { status: 200, body: /plain: page/u },
  },
  createUnknownCase('a circle is left out', '/circle-1'),
  createUnknownCase('a protocol-relative target is left out', '/evil-1'),
  createUnknownCase('a backslash target is left out', '/evil-2'),
  createUnknownCase('a script target is left out', '/evil-3'),
  createUnknownCase('a hidden protocol-relative target is left out', '/evil-4'),
];
