import type { Locale } from '@ochiq/contract/routing/locales';

import type { ConformanceCase } from '../conformance-case.ts';
import { formatLocaleCookie, withCookie } from './cookie.ts';

const createLocaleCase = (name: string, headers: Record<string, string>, locale: Locale): ConformanceCase => ({
  name,
  send: { path: '/', headers },
  expect: {
    status: 302,
    headers: {
      Location: `/${locale}`,
      'Set-Cookie': formatLocaleCookie(locale),
      'Cache-Control': 'private, no-store',
      Vary: 'Cookie, Accept-Language',
      'Content-Length': '0',
    },
  },
});

const createAcceptLanguageCase = (header: string, locale: Locale): ConformanceCase =>
  createLocaleCase(`Accept-Language ${header || '(empty)'}`, { 'Accept-Language': header }, locale);

export const rootCases: readonly ConformanceCase[] = [
  createLocaleCase('nothing decides', {}, 'uz'),
  createLocaleCase('the cookie decides', withCookie('ru'), 'ru'),
  createLocaleCase('the cookie goes before the browser', { ...withCookie('en'), 'Accept-Language': 'ru' }, 'en'),
  createLocaleCase('an unknown cookie counts as absent', { ...withCookie('fr'), 'Accept-Language': 'ru' }, 'ru'),
  createLocaleCase('a malformed cookie counts as absent', { Cookie: 'i18n_redirected', 'Accept-Language': 'ru' }, 'ru'),
  createLocaleCase('a cookie that imitates an object counts as absent', withCookie('constructor'), 'uz'),
  createAcceptLanguageCase('ru', 'ru'),
  createAcceptLanguageCase('ru-RU,ru;q=0.9', 'ru'),
  createAcceptLanguageCase('uz-Cyrl-UZ,ru;q=0.9', 'uz'),
  createAcceptLanguageCase('EN-gb', 'en'),
  createAcceptLanguageCase('uz;q=0.3, ru;q=0.5, en;q=0.8', 'en'),
  createAcceptLanguageCase('en-GB, ru', 'en'),
  createAcceptLanguageCase('de-DE, fr;q=0.9, ru;q=0.1', 'ru'),
  createAcceptLanguageCase('ru;q=0, en;q=0.1', 'en'),
  createAcceptLanguageCase('ru;q=0', 'uz'),
  createAcceptLanguageCase('de, fr', 'uz'),
  createAcceptLanguageCase('*', 'uz'),
  createAcceptLanguageCase('', 'uz'),
  createAcceptLanguageCase('ru;q=2', 'uz'),
  createAcceptLanguageCase('ru;;q=1', 'uz'),
  createAcceptLanguageCase('ru, <script>', 'uz'),
  createAcceptLanguageCase('ru;q=abc, en', 'uz'),
  createAcceptLanguageCase('russian-language-of-everybody', 'uz'),
  {
    name: 'the query is kept',
    send: { path: '/?utm=1&x=%20', headers: withCookie('ru') },
    expect: { status: 302, headers: { Location: '/ru?utm=1&x=%20' } },
  },
  { name: 'HEAD', send: { method: 'HEAD', path: '/' }, expect: { status: 302, headers: { Location: '/uz' } } },
  {
    name: 'its file leads on in one hop',
    send: { path: '/index.html', headers: { 'Accept-Language': 'ru' } },
    expect: { status: 302, headers: { Location: '/ru' } },
  },
  { name: 'a prefixed home is shown', send: { path: '/uz', headers: withCookie('ru') }, expect: { status: 200, body: /uz: page \// } },
];
