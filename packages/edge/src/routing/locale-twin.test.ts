import { getLocalizedPath } from './locale-twin.ts';

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
