import { matchEndpoint } from './endpoint.ts';

test.each([
  ['/health', { kind: 'health' }],
  ['/ru/health', undefined],
  ['/sw.js', { kind: 'worker' }],
  ['/speculation-rules.json', { kind: 'speculation-rules' }],
  ['/ru/speculation-rules.json', undefined],
  ['/forms/contact', { kind: 'form', localePrefix: 'plain', name: 'contact' }],
  ['/ru/forms/contact', { kind: 'form', localePrefix: 'ru', name: 'contact' }],
  ['/en/forms/anything', { kind: 'form', localePrefix: 'en', name: 'anything' }],
  ['/uz/forms/appeal/sent', { kind: 'sent', localePrefix: 'uz', name: 'appeal' }],
  ['/forms/challenge', { kind: 'challenge' }],
  ['/ru/forms/challenge', { kind: 'challenge' }],
  ['/forms', undefined],
  ['/forms/contact/other', undefined],
  ['/ru/ru/forms/contact', undefined],
  ['/ru/sign-in/google', { kind: 'sign-in', localePrefix: 'ru', provider: 'google' }],
  ['/sign-in/google/callback', { kind: 'sign-in-callback', provider: 'google' }],
  ['/ru/sign-in/google/callback', undefined],
  ['/sign-in/anyone', undefined],
  ['/account', { kind: 'account', localePrefix: 'plain' }],
  ['/en/login', { kind: 'login', localePrefix: 'en' }],
  ['/ru/search', { kind: 'search', localePrefix: 'ru' }],
  ['/ru/search.json', { kind: 'search-data', part: 'results', locale: 'ru' }],
  ['/search.json', undefined],
  ['/uz/search/suggestions.json', { kind: 'search-data', part: 'suggestions', locale: 'uz' }],
  ['/uz/search/browser-suggestions.json', { kind: 'search-data', part: 'browser-suggestions', locale: 'uz' }],
  ['/about', undefined],
])('%s', (path, expected) => {
  expect(matchEndpoint({ path, canonical: true })).toEqual(expected);
  expect(matchEndpoint({ path, canonical: false })).toBeUndefined();
});
