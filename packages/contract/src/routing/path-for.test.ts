import { localeCodes } from './locales.ts';
import { getPrefixLocale, pathFor, localePrefixes, addLocalePrefix, formatRouteLabel, splitLocalePrefix } from './path-for.ts';
import { routeNames, routes } from './routes.ts';

test.each([
  ['plain', '/about'],
  ['uz', '/uz/about'],
  ['ru', '/ru/about'],
  ['en', '/en/about'],
] as const)('about in the form %s is %s', (form, path) => {
  expect(pathFor('about', form, {})).toBe(path);
});

test('the home page has no trailing slash under a prefix', () => {
  expect(localePrefixes.map((form) => pathFor('home', form, {}))).toEqual(['/', '/uz', '/ru', '/en']);
});

test('percent-encodes parameters, and throws on an empty one', () => {
  expect(pathFor('news-item', 'ru', { slug: 'a/b ?' })).toBe('/ru/news/a%2Fb%20%3F');
  expect(() => pathFor('news-item', 'ru', { slug: '' })).toThrow('news-item lacks slug');
  expect(pathFor('error', 'uz', { status: '500' })).toBe('/uz/error-500.html');
});

test.each([
  ['/ru/about', 'ru', '/about'],
  ['/ru', 'ru', '/'],
  ['/about', 'plain', '/about'],
  ['/', 'plain', '/'],
  ['/xx/about', 'plain', '/xx/about'],
  ['/rubric', 'plain', '/rubric'],
] as const)('%s is the form %s of %s', (path, form, rest) => {
  expect(splitLocalePrefix(path)).toEqual({ form, rest });
});

test('splitting inverts prefixing', () => {
  for (const form of localePrefixes)
    for (const route of routeNames)
      expect(splitLocalePrefix(addLocalePrefix(form, routes[route].path))).toEqual({ form, rest: routes[route].path });
});

test('route names carry the specified suffix', () => {
  expect(['plain', ...localeCodes].map((form) => formatRouteLabel('about', form as 'plain'))).toEqual([
    'about',
    'about___uz',
    'about___ru',
    'about___en',
  ]);
});

test('an unprefixed path is in the default language', () => {
  expect(getPrefixLocale('plain')).toBe('uz');
});
