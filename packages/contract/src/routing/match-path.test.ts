import * as fc from 'fast-check';

import { documentKinds, legalStatuses } from '../content/document.ts';
import { errorStatuses } from './error-statuses.ts';
import { formNames } from '../forms/forms.ts';
import { normalizePath, matchPath, getParentPath } from './match-path.ts';
import { pathFor, localePrefixes } from './path-for.ts';
import { getPathNeed } from './path-need.ts';
import { routeNames, routes, type RouteName } from './routes.ts';

const slug = fc.stringMatching(/^[a-z0-9]{0,5}[a-z](?:-[a-z0-9]{1,5})?$/u);
const year = fc.integer({ min: 1900, max: 2100 }).map(String);
const values = {
  slug,
  year,
  period: fc.tuple(year, fc.constantFrom('', '-h2', '-q4', '-11', '-11-d3', '-11-24')).map((parts) => parts.join('')),
  kind: fc.constantFrom(...documentKinds),
  form: fc.constantFrom(...formNames),
};

/** Parameters as the site makes them; those of an error page are not those of a document's state. */
function createParamsArbitrary(route: RouteName): fc.Arbitrary<Record<string, string>> {
  const status = route === 'error' ? fc.constantFrom(...errorStatuses.map(String)) : fc.constantFrom(...legalStatuses);
  const names = [...routes[route].path.matchAll(/:([a-z]+)/gu)].map(([, name = '']) => name as keyof typeof values | 'status');
  return fc.record(Object.fromEntries(names.map((name) => [name, name === 'status' ? status : values[name]])));
}

test.each(routeNames)('inverts pathFor for the route %s under every locale prefix', (route) => {
  fc.assert(
    fc.property(
      fc.constantFrom(...localePrefixes),
      createParamsArbitrary(route),
      fc.constantFrom('', '/', '?q=1', '#top', '/?a=b#c'),
      (form, params, tail) => {
        const path = pathFor(route, form, params as never);
        expect(matchPath(path + tail)).toEqual({ route, form, params });
      },
    ),
  );
});

test.each([
  ['/climate-programme', null],
  ['/uz/ru/about', null],
  ['/news/two/parts/more', null],
  ['/News', null],
  ['/news/2026', 'news-year'],
  ['/news/2026/2026-q4', 'news-year-period'],
  ['/news/category/water', 'news-category'],
  ['/news/category/water/2026', 'news-category-period'],
  ['/%6Eews/', 'news'],
  ['/documents/kind/law', 'documents-kind'],
  ['/documents/kind/nothing', null],
  ['/forms/contact/sent', 'sent'],
  ['/forms/nothing', null],
  ['/news/%', null],
  ['/news/a%2Fb', null],
] as const)('%s is a page of the route %s', (path, route) => {
  expect(matchPath(path)?.route ?? null).toBe(route);
});

test('normalizes a path', () => {
  expect(normalizePath('/uz/мақола/?a#b')).toBe('/uz/%D0%BC%D0%B0%D2%9B%D0%BE%D0%BB%D0%B0');
  expect(normalizePath('/')).toBe('/');
  expect(normalizePath('/?q')).toBe('/');
});

test.each([
  ['/uz/news/x', '/uz/news'],
  ['/news/tag/x', '/news'],
  ['/ru/documents/kind/law', '/ru/documents'],
  ['/en/about', '/en'],
  ['/about', '/'],
])('returns the parent list of %s: %s', (path, above) => {
  expect(getParentPath(path)).toBe(above);
});

test.each([
  ['/uz', { kind: 'nothing' }],
  ['/ru/about', { kind: 'section', key: 'about' }],
  ['/ru/news/x', { kind: 'document', type: 'news', slug: 'x', locale: 'ru' }],
  ['/administration/x', { kind: 'document', type: 'person', slug: 'x', locale: 'uz' }],
  ['/en/news/tag/x/2026', { kind: 'document', type: 'tag', slug: 'x', locale: 'en' }],
  ['/uz/sign-in/oneid', { kind: 'nothing' }],
  ['/uz/account', { kind: 'nothing' }],
  ['/service-details', { kind: 'nothing' }],
  ['/feeds/uz/news.atom', { kind: 'nothing' }],
  ['/data/uz/documents.csv', { kind: 'nothing' }],
  ['/media/well_1.pdf', { kind: 'upload', name: 'well_1.pdf' }],
  ['/uz/media/well_1.pdf', null],
  ['/404.html', null],
  ['/error-500.html', null],
  ['/nowhere', null],
])('%s needs %j', (path, need) => {
  expect(getPathNeed(path)).toEqual(need);
});
