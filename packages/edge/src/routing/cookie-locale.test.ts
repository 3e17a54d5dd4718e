import { localeCodes } from '@ochiq/contract/routing/locales';
import { parseSetCookie } from 'cookie';
import fc from 'fast-check';

import { readLocaleCookie, createLocaleCookie } from './cookie-locale.ts';

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
