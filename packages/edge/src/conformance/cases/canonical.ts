import type { ConformanceCase } from '../conformance-case.ts';
import { withCookie } from './cookie.ts';

const moves = (path: string, location: string): ConformanceCase => ({
  name: `${path} is ${location}`,
  send: { path },
  expect: { status: 301, headers: { Location: location, 'Cache-Control': 'public, max-age=3600', 'Content-Length': '0' } },
});

const unknown = (path: string): ConformanceCase => ({
  name: `${path} is nothing`,
  send: { path },
  expect: { status: 404, headers: { Location: null } },
});

export const canonicalCases: readonly ConformanceCase[] = [
  moves('/uz/about/', '/uz/about'),
  moves('/uz/about/?a=1&b=%D1%8F', '/uz/about?a=1&b=%D1%8F'),
  moves('/uz/', '/uz'),
  moves('/about/', '/about'),
  moves('/about/index.html', '/about'),
  moves('/uz/index.html', '/uz'),
  moves('/uz/about/index.html?x', '/uz/about?x'),
  moves('/uz/news/o%E2%80%98zbek%20harfi/', '/uz/news/o%E2%80%98zbek%20harfi'),
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
  unknown('/nothing/'),
  unknown('/nothing/index.html'),
  unknown('/robots.txt/'),
  unknown('/about/index.html/'),
  unknown('/about//'),
  unknown('//about'),
  unknown('//evil.example/'),
  unknown('///evil.example//'),
  unknown('/uz//about'),
  unknown('/index.html/index.html'),
  unknown('/About'),
  unknown('/UZ/about'),
];
