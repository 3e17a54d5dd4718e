import type { ConformanceCase } from '../conformance-case.ts';
import { withCookie } from './cookie.ts';

const createMovedCase = (path: string, location: string): ConformanceCase => ({
  name: `${path} is ${location}`,
  send: { path },
  expect: { status: 301, headers: { Location: location, 'Cache-Control': 'public, max-age=3600', 'Content-Length': '0' } },
});

const createUnknownCase = (path: string): ConformanceCase => ({
  name: `${path} is nothing`,
  send: { path },
  expect: { status: 404, headers: { Location: null } },
});

export const canonicalCases: readonly ConformanceCase[] = [
  createMovedCase('/uz/about/', '/uz/about'),
  createMovedCase('/uz/about/?a=1&b=%D1%8F', '/uz/about?a=1&b=%D1%8F'),
  createMovedCase('/uz/', '/uz'),
  createMovedCase('/about/', '/about'),
  createMovedCase('/about/index.html', '/about'),
  createMovedCase('/uz/index.html', '/uz'),
  createMovedCase('/uz/about/index.html?x', '/uz/about?x'),
  createMovedCase('/uz/news/o%E2%80%98zbek%20harfi/', '/uz/news/o%E2%80%98zbek%20harfi'),
  {
    name: 'an unprefixed form varies by the cookie',
    send: { path: '/about/' },
    expect: { status: 301, headers: { Vary: 'Cookie' } },
  },
  {
    name: 'slash and language in one hop',
    send: { path: '/about/?q=1', headers: withCookie('ru') },
    expect: { status: 302, headers: { Location: '/ru/about?q=1', 'Cache-Control': 'private, no-store', Vary: 'Cookie' } },
  },
  {
    name: 'file and language in one hop',
    send: { path: '/about/index.html', headers: withCookie('en') },
    expect: { status: 302, headers: { Location: '/en/about' } },
  },
  { name: 'a canonical page is shown', send: { path: '/uz/about' }, expect: { status: 200, headers: { Location: null } } },
  {
    name: 'percent-encoding that is not needed names the same page',
    send: { path: '/%75z/%61bout' },
    expect: { status: 200, body: /uz: page \/about/u },
  },
  createUnknownCase('/nothing/'),
  createUnknownCase('/nothing/index.html'),
  createUnknownCase('/robots.txt/'),
  createUnknownCase('/about/index.html/'),
  createUnknownCase('/about//'),
  createUnknownCase('//about'),
  createUnknownCase('//evil.example/'),
  createUnknownCase('///evil.example//'),
  createUnknownCase('/uz//about'),
  createUnknownCase('/index.html/index.html'),
  createUnknownCase('/About'),
  createUnknownCase('/UZ/about'),
];
