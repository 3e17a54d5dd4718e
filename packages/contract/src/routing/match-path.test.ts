import * as fc from 'fast-check';

import { documentKinds, legalStatuses } from '../content/document.ts';
import { maxPageDepth } from '../fields/page-parent.ts';
import { errorStatuses } from './error-statuses.ts';
import { formNames } from '../forms/forms.ts';
import { normalizePath, matchPath, getParentPath } from './match-path.ts';
import { pathFor, localePrefixes } from './path-for.ts';
import { getPathNeeds } from './path-need.ts';
import { routeNames, routes, type RouteName } from './routes.ts';

const slug = fc.stringMatching(/^[a-z0-9]{0,5}[a-z](?:-[a-z0-9]{1,5})?$/u);
const year = fc.integer({ min: 1900, max: 2100 }).map(String);
const values = {
  slug,
  year,
  period: fc.tuple(year, fc.constantFrom('', '-h2', '-q4', '-11', '-11-d3', '-11-24')).map((parts) => parts.join('')),
  kind: fc.constantFrom(...documentKinds),
  form: fc.constantFrom(...formNames),
  /** One that no other route has. */
  path: fc
    .array(slug, { maxLength: maxPageDepth })
    .map((segments) => ['activities', 'x1', ...segments].slice(0, maxPageDepth + 1).join('/')),
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
  ['/climate-programme', 'page'],
  ['/ru/activities/climate/plan', 'page'],
  ['/a/b/c/d/e/f', 'page'],
  ['/a/b/c/d/e/f/g', null],
  ['/activities/climate/2026', null],
  ['/activities//climate', null],
  ['/activities/Climate', null],
  ['/uz/ru/about', null],
  ['/media/climate', null],
  ['/error-500', null],
  ['/news/two/parts/more', 'page'],
  ['/News', null],
  ['/news/2026', 'news-year'],
  ['/news/2026/2026-q4', 'news-year-period'],
  ['/news/category/water', 'news-category'],
  ['/news/category/water/2026', 'news-category-period'],
  ['/%6Eews/', 'news'],
  ['/documents/kind/law', 'documents-kind'],
  ['/documents/kind/nothing', 'page'],
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

const page = (path: string) => ({ kind: 'page', path });

test.each([
  ['/uz', [{ kind: 'nothing' }]],
  ['/ru/about', [{ kind: 'section', key: 'about' }]],
  ['/ru/news/x', [{ kind: 'document', type: 'news', slug: 'x', locale: 'ru' }, page('/ru/news/x')]],
  ['/administration/x', [{ kind: 'document', type: 'person', slug: 'x', locale: 'uz' }, page('/administration/x')]],
  ['/en/news/tag/x/2026', [{ kind: 'document', type: 'tag', slug: 'x', locale: 'en' }]],
  ['/uz/sign-in/oneid', [{ kind: 'nothing' }]],
  ['/uz/account', [{ kind: 'nothing' }]],
  ['/service-details', [{ kind: 'nothing' }]],
  ['/feeds/uz/news.atom', [{ kind: 'nothing' }]],
  ['/data/uz/documents.csv', [{ kind: 'nothing' }]],
  ['/media/well_1.pdf', [{ kind: 'upload', name: 'well_1.pdf' }]],
  ['/uz/media/well_1.pdf', []],
  ['/404.html', []],
  ['/error-500.html', []],
  ['/en/climate/plan/?a#b', [page('/en/climate/plan')]],
  ['/nowhere.html', []],
])('%s needs %j', (path, needs) => {
  expect(getPathNeeds(path)).toEqual(needs);
});
