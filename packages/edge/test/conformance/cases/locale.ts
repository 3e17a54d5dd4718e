import type { ConformanceCase } from '../conformance-case.ts';
import { withCookie } from './cookie.ts';

export const localeCases: readonly ConformanceCase[] = [
  {
    name: 'an unprefixed page is the default language',
    send: { path: '/about' },
    expect: {
      status: 200,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'public, max-age=0, must-revalidate',
        Vary: 'Cookie, Accept-Encoding',
        'Set-Cookie': null,
      },
      body: /plain: page \/about/u,
    },
  },
  {
    name: 'the browser decides nothing beyond the root',
    send: { path: '/about', headers: { 'Accept-Language': 'ru' } },
    expect: { status: 200, body: /plain: page/u },
  },
  {
    name: 'a cookie for another language leads to the twin',
    send: { path: '/about?x=1', headers: withCookie('ru') },
    expect: {
      status: 302,
      headers: { Location: '/ru/about?x=1', 'Cache-Control': 'private, no-store', Vary: 'Cookie', 'Set-Cookie': null },
    },
  },
  {
    name: 'HEAD is led as GET is',
    send: { method: 'HEAD', path: '/about', headers: withCookie('en') },
    expect: { status: 302, headers: { Location: '/en/about' } },
  },
  {
    name: 'a cookie for the default language stays',
    send: { path: '/about', headers: withCookie('uz') },
    expect: { status: 200, headers: { Vary: 'Cookie, Accept-Encoding' } },
  },
  { name: 'an unknown cookie stays', send: { path: '/about', headers: withCookie('xx') }, expect: { status: 200 } },
  {
    name: 'a conditional request is led too',
    send: { path: '/about', headers: { ...withCookie('ru'), 'If-None-Match': '*' } },
    expect: { status: 302 },
  },
  {
    name: 'a prefix goes before the cookie',
    send: { path: '/en/about', headers: withCookie('ru') },
    expect: { status: 200, headers: { Vary: 'Accept-Encoding', 'Set-Cookie': null }, body: /en: page \/about/u },
  },
  {
    name: 'the address of the twin is percent-encoded',
    send: { path: '/news/o%E2%80%98zbek%20harfi', headers: withCookie('ru') },
    expect: { status: 302, headers: { Location: '/ru/news/o%E2%80%98zbek%20harfi' } },
  },
  ...(['ru', 'en'] as const).map((locale): ConformanceCase => {
    const slug = { ru: 'vodnyy-kodeks', en: 'water-code' }[locale];
    return {
      name: `a page whose path differs by language leads to its translation (${locale})`,
      send: { path: '/documents/suv-kodeksi?x=1', headers: withCookie(locale) },
      expect: {
        status: 302,
        headers: { Location: `/${locale}/documents/${slug}?x=1`, 'Cache-Control': 'private, no-store', Vary: 'Cookie' },
      },
    };
  }),
  {
    name: 'a page whose path differs by language is shown to readers of the default one',
    send: { path: '/documents/suv-kodeksi', headers: withCookie('uz') },
    expect: { status: 200, headers: { Vary: 'Cookie, Accept-Encoding' } },
  },
  { name: 'a page without a twin is shown', send: { path: '/only-uz', headers: withCookie('ru') }, expect: { status: 200 } },
  { name: 'an asset takes no part', send: { path: '/app-0123456789abcdef0123.js', headers: withCookie('ru') }, expect: { status: 200 } },
  {
    name: 'page data takes no part',
    send: { path: '/page-data/about/page-data.json', headers: withCookie('ru') },
    expect: { status: 200 },
  },
  { name: 'a map of the site takes no part', send: { path: '/sitemap.xml', headers: withCookie('ru') }, expect: { status: 200 } },
  { name: 'a feed takes no part', send: { path: '/ru/news/feed.xml', headers: withCookie('en') }, expect: { status: 200 } },
];
