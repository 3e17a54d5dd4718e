import type { Locale } from '@ochiq/contract/routing/locales';

import type { ConformanceCase } from '../conformance-case.ts';
import { formatLocaleCookie, withCookie } from './cookie.ts';

const createShownCase = (name: string, headers: Record<string, string>): ConformanceCase => ({
  name,
  site: 'government',
  send: { path: '/', headers },
  expect: {
    status: 200,
    headers: {
      'Cache-Control': 'public, max-age=0, must-revalidate',
      Vary: 'Cookie, Accept-Language, Accept-Encoding',
      'Set-Cookie': null,
    },
    body: /plain: page \//u,
  },
});

const createLocaleCase = (name: string, headers: Record<string, string>, locale: Locale): ConformanceCase => ({
  name,
  site: 'government',
  send: { path: '/', headers },
  expect: {
    status: 302,
    headers: {
      Location: `/${locale}`,
      'Set-Cookie': formatLocaleCookie(locale),
      'Cache-Control': 'private, no-store',
      Vary: 'Cookie, Accept-Language',
    },
  },
});

export const governmentCases: readonly ConformanceCase[] = [
  createShownCase('nothing decides', {}),
  createShownCase('the browser prefers the default language', { 'Accept-Language': 'uz-Latn-UZ, ru;q=0.5' }),
  createShownCase('the cookie for the default language goes before the browser', { ...withCookie('uz'), 'Accept-Language': 'ru' }),
  createShownCase('the browser knows none of ours', { 'Accept-Language': 'de' }),
  createLocaleCase('the cookie is for another language', withCookie('en'), 'en'),
  createLocaleCase('the browser prefers another language', { 'Accept-Language': 'ru-RU, uz;q=0.5' }, 'ru'),
  {
    name: 'its file is the root',
    site: 'government',
    send: { path: '/index.html' },
    expect: { status: 301, headers: { Location: '/', Vary: 'Cookie, Accept-Language' } },
  },
  {
    name: 'its file leads on in one hop',
    site: 'government',
    send: { path: '/index.html', headers: withCookie('ru') },
    expect: { status: 302, headers: { Location: '/ru' } },
  },
];
