import { isReservedSegment } from './reserved-segments.ts';
import { pathFor } from './path-for.ts';
import {
  getViewLocale,
  listScripts,
  scriptPrefixes,
  splitViewPrefix,
  toLocalePath,
  toLocalePrefix,
  toScriptPath,
  viewPrefixes,
} from './scripts.ts';

test('an alphabet has addresses of its own, and is no language', () => {
  expect(pathFor('news-item', 'uz-cyrl', { slug: 'suv' })).toBe('/uz-cyrl/news/suv');
  expect(viewPrefixes.map((prefix) => [prefix, toLocalePrefix(prefix), getViewLocale(prefix)])).toEqual([
    ['plain', 'plain', 'uz'],
    ['uz', 'uz', 'uz'],
    ['ru', 'ru', 'ru'],
    ['en', 'en', 'en'],
    ['uz-cyrl', 'uz', 'uz'],
  ]);
  expect(listScripts('uz')).toEqual(['uz-cyrl']);
  expect(listScripts('ru')).toEqual([]);
});

test.each([
  ['/uz/news/suv', '/uz-cyrl/news/suv'],
  ['/uz', '/uz-cyrl'],
  ['/uz/404.html', '/uz-cyrl/404.html'],
])('%s is shown at %s', (path, scriptPath) => {
  expect(toScriptPath(path, 'uz-cyrl')).toBe(scriptPath);
  expect(toLocalePath(scriptPath)).toBe(path);
  expect(splitViewPrefix(scriptPath).form).toBe('uz-cyrl');
});

test.each(['/', '/news', '/ru/news', '/uz-cyrl/news', '/uzum'])('%s is in no further alphabet', (path) => {
  expect(toScriptPath(path, 'uz-cyrl')).toBeNull();
});

test('no page of the tree may have the segment of an alphabet', () => {
  expect(scriptPrefixes.every(isReservedSegment)).toBe(true);
});
