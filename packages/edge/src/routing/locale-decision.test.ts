import { decideLocale, toLocalePrefix } from './locale-decision.ts';

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
