import type { Locale } from '@ochiq/contract/locales';

import type { ConformanceCase } from '../conformance-case.ts';
import { setsCookie, withCookie } from './cookie.ts';

const leads = (name: string, headers: Record<string, string>, locale: Locale): ConformanceCase => ({
  name,
  send: { path: '/', headers },
  expect: {
    status: 302,
    headers: {
      Location: `/${locale}`,
      'Set-Cookie': setsCookie(locale),
      'Cache-Control': 'private, no-store',
      Vary: 'Cookie, Accept-Language',
      'Content-Length': '0',
    },
  },
});

const accepts = (header: string, locale: Locale): ConformanceCase =>
  leads(`Accept-Language ${header || '(empty)'}`, { 'Accept-Language': header }, locale);

export const rootCases: readonly ConformanceCase[] = [
  leads('nothing decides', {}, 'uz'),
  leads('the cookie decides', withCookie('ru'), 'ru'),
  leads('the cookie goes before the browser', { ...withCookie('en'), 'Accept-Language': 'ru' }, 'en'),
  leads('an unknown cookie counts as absent', { ...withCookie('fr'), 'Accept-Language': 'ru' }, 'ru'),
  leads('a malformed cookie counts as absent', { Cookie: 'i18n_redirected', 'Accept-Language': 'ru' }, 'ru'),
  leads('a cookie that imitates an object counts as absent', withCookie('constructor'), 'uz'),
  accepts('ru', 'ru'),
  accepts('ru-RU,ru;q=0.9', 'ru'),
  accepts('uz-Cyrl-UZ,ru;q=0.9', 'uz'),
  accepts('EN-gb', 'en'),
  accepts('uz;q=0.3, ru;q=0.5, en;q=0.8', 'en'),
  accepts('en-GB, ru', 'en'),
  accepts('de-DE, fr;q=0.9, ru;q=0.1', 'ru'),
  accepts('ru;q=0, en;q=0.1', 'en'),
  accepts('ru;q=0', 'uz'),
  accepts('de, fr', 'uz'),
  accepts('*', 'uz'),
  accepts('', 'uz'),
  accepts('ru;q=2', 'uz'),
  accepts('ru;;q=1', 'uz'),
  accepts('ru, <script>', 'uz'),
  accepts('ru;q=abc, en', 'uz'),
  accepts('russian-language-of-everybody', 'uz'),
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
