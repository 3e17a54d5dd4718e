import { localeCodes } from '@ochiq/contract/routing/locales';
import { parseSetCookie } from 'cookie';
import fc from 'fast-check';

import {
  createChoiceCookies,
  createLocaleCookie,
  decideLocale,
  detectChoice,
  getLocalizedPath,
  parseAcceptLanguage,
  readLocaleCookie,
  toLocalePrefix,
} from './language-choice.ts';
import { parseSiteAddress } from './site-address.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  [',,', undefined],
  ['ru', 'ru'],
  ['RU-ru', 'ru'],
  ['uz-Cyrl-UZ', 'uz'],
  ['en-GB,ru', 'en'],
  ['ru;q=0.1,en;q=0.11', 'en'],
  ['ru;q=0.000, uz;q=0.001', 'uz'],
  ['ru ; q=0.2 , , en;q=0.1', 'ru'],
  ['de, *;q=0.5', undefined],
  ['*, ru;q=0.5', 'ru'],
  ['russian', undefined],
  ['ru_RU', undefined],
  ['ru;q=1.1', undefined],
  ['ru;q=-1', undefined],
  ['ru;level=1', undefined],
  ['ru, en;q=', undefined],
])('%s prefers %s', (header, expected) => {
  expect(parseAcceptLanguage(header)).toBe(expected);
});

test('any header yields a known language or none', () => {
  const piece = fc.constantFrom('ru', 'uz', 'en', '-RU', ',', ';q=', '0', '1', '.5', '*', ' ', ';', '=', '"', '\\');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((pieces) => pieces.join('')),
      ),
      (header) => {
        expect([undefined, ...localeCodes]).toContain(parseAcceptLanguage(header));
      },
    ),
  );
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['i18n_redirected=ru', 'ru'],
  ['a=b; i18n_redirected=en; c=d', 'en'],
  ['i18n_redirected="uz"', undefined],
  ['i18n_redirected=RU', undefined],
  ['i18n_redirected=xx; i18n_redirected=ru', undefined],
  ['i18n_redirected=%zz', undefined],
  ['i18n_redirected=__proto__', undefined],
  ['xi18n_redirected=ru', undefined],
])('%s contains %s', (header, expected) => {
  expect(readLocaleCookie(header)).toBe(expected);
});

test.each(localeCodes)('%s is written for a year, for the whole host, and read back', (locale) => {
  expect(parseSetCookie(createLocaleCookie(locale))).toEqual({
    name: 'i18n_redirected',
    value: locale,
    maxAge: 31_536_000,
    path: '/',
    sameSite: 'lax',
  });
  expect(readLocaleCookie(createLocaleCookie(locale).split(';')[0])).toBe(locale);
});

test('any header yields a known language or none', () => {
  fc.assert(
    fc.property(fc.string(), (value) => expect([undefined, ...localeCodes]).toContain(readLocaleCookie(`i18n_redirected=${value}`))),
  );
});

const headers = { cookie: 'i18n_redirected=en', 'accept-language': 'ru' };

test.each([
  ['/uz/about', headers, 'uz', 'prefix', 'uz'],
  ['/about', headers, 'en', 'cookie', 'en'],
  ['/', headers, 'en', 'cookie', 'en'],
  ['/', { 'accept-language': 'ru' }, 'ru', 'browser', 'ru'],
  ['/about', { 'accept-language': 'ru' }, 'uz', 'default', 'plain'],
  ['/', {}, 'uz', 'default', 'plain'],
  ['/xx/about', {}, 'uz', 'default', 'plain'],
  ['/russian', {}, 'uz', 'default', 'plain'],
] as const)('%s with %j is %s by %s', (path, given, locale, by, form) => {
  const decision = decideLocale(path, given);
  expect(decision).toEqual({ locale, by });
  expect(toLocalePrefix(decision)).toBe(form);
});

const ofCyrillic = { cookie: 'i18n_redirected=uz; i18n_script=uz-cyrl' };

test.each([
  ['/uz-cyrl/about', {}, { locale: 'uz', script: 'uz-cyrl', by: 'prefix' }, 'uz-cyrl', undefined],
  ['/about', ofCyrillic, { locale: 'uz', script: 'uz-cyrl', by: 'cookie' }, 'uz-cyrl', '/uz-cyrl/about'],
  ['/uz/about', ofCyrillic, { locale: 'uz', by: 'prefix' }, 'uz', undefined],
  ['/about', { cookie: 'i18n_redirected=ru; i18n_script=uz-cyrl' }, { locale: 'ru', by: 'cookie' }, 'ru', '/ru/about'],
  ['/about', { cookie: 'i18n_script=uz-cyrl' }, { locale: 'uz', by: 'default' }, 'plain', undefined],
] as const)('%s with %j is in an alphabet', (path, given, expected, prefix, localized) => {
  const decision = decideLocale(path, given);
  expect(decision).toEqual(expected);
  expect(toLocalePrefix(decision)).toBe(prefix);
  expect(getLocalizedPath(path, decision, 'government')).toBe(localized);
});

test('a choice stores the language, and the alphabet where that changes', () => {
  const read = (prefix: 'uz' | 'ru' | 'uz-cyrl', from: 'uz' | 'ru' | 'uz-cyrl', headers = {}) =>
    createChoiceCookies({ prefix, from }, headers).map((cookie) => cookie.split(';')[0]);
  expect(read('uz-cyrl', 'uz')).toEqual(['i18n_redirected=uz', 'i18n_script=uz-cyrl']);
  expect(read('uz', 'uz-cyrl')).toEqual(['i18n_redirected=uz']);
  expect(read('uz', 'uz-cyrl', ofCyrillic)).toEqual(['i18n_redirected=uz', 'i18n_script=']);
  expect(read('ru', 'uz-cyrl', ofCyrillic)).toEqual(['i18n_redirected=ru']);
  expect(read('uz', 'ru', { cookie: 'i18n_redirected=ru; i18n_script=uz-cyrl' })).toEqual(['i18n_redirected=uz']);
});

test.each([
  ['/', 'uz', 'default', '/uz', undefined],
  ['/', 'uz', 'cookie', '/uz', undefined],
  ['/', 'ru', 'browser', '/ru', '/ru'],
  ['/', 'ru', 'cookie', '/ru', '/ru'],
  ['/about', 'uz', 'default', undefined, undefined],
  ['/about', 'uz', 'cookie', undefined, undefined],
  ['/about', 'ru', 'cookie', '/ru/about', '/ru/about'],
  ['/ru/about', 'ru', 'prefix', undefined, undefined],
] as const)('%s for a reader of %s (%s)', (path, locale, by, institution, government) => {
  expect(getLocalizedPath(path, { locale, by }, 'institution')).toBe(institution);
  expect(getLocalizedPath(path, { locale, by }, 'government')).toBe(government);
});

const site = parseSiteAddress('https://ochiq.test/sayt');
const vouched = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const referer = 'https://ochiq.test/sayt/uz/about';

test.each([
  ['a switch', '/ru/about', { ...vouched, referer }, 'ru'],
  ['a switch from an unprefixed page', '/ru/about', { ...vouched, referer: 'https://ochiq.test/sayt/about?x#y' }, 'ru'],
  ['a switch from the root', '/en', { ...vouched, referer: 'https://ochiq.test/sayt' }, 'en'],
  ['an old browser', '/ru/about', { referer }, 'ru'],
  ['another port of the host, vouched for', '/ru', { ...vouched, referer: 'http://localhost:8000/sayt/uz' }, 'ru'],
  ['another port of the host, not vouched for', '/ru', { referer: 'https://ochiq.test:8443/sayt/uz' }, undefined],
  ['the same language', '/uz', { ...vouched, referer }, undefined],
  ['an unprefixed page', '/about', { ...vouched, referer: 'https://ochiq.test/sayt/ru' }, undefined],
  ['the same site, another host', '/ru', { ...vouched, 'sec-fetch-site': 'same-site', referer }, undefined],
  ['a typed address', '/ru', { ...vouched, 'sec-fetch-site': 'none' }, undefined],
  ['outside the base path', '/ru', { ...vouched, referer: 'https://ochiq.test/uz' }, undefined],
  ['a Referer with the origin alone', '/ru', { ...vouched, referer: 'https://ochiq.test/' }, undefined],
  ['a prefetch', '/ru', { ...vouched, referer, purpose: 'prefetch' }, undefined],
] as const)('%s', (_, path, headers, expected) => {
  expect(detectChoice('GET', path, headers, site)?.prefix).toBe(expected);
});
