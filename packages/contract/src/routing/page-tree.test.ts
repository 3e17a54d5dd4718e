import * as fc from 'fast-check';

import { getPageReference, maxPageDepth, type PageParent } from '../fields/page-parent.ts';
import { getLocaleFallbacks, localeCodes } from './locales.ts';
import { matchPath } from './match-path.ts';
import { buildChainPath, buildChainPaths, findPageChain, findPageChains, isPlaced, maxPathLength, type TreePage } from './page-tree.ts';
import { localePrefixes, pathFor } from './path-for.ts';

const page = (documentId: string, parent: PageParent | null = null, slugs: TreePage['slugs'] = { uz: documentId }): TreePage => ({
  ...{ documentId, parent, slugs },
});

/** Returns the path of the last page, or the kind of its fault. */
function locate(...pages: TreePage[]) {
  const last = pages.at(-1);
  const found = last && findPageChains(pages).get(last.documentId);
  if (!found) throw new Error('There is no page');
  return isPlaced(found) ? buildChainPath(found, 'plain') : found;
}

test('the address of a page is its place in the tree, by the slugs that readers of each language are shown', () => {
  const climate = page('climate', 'section:activities', { uz: 'iqlim', ru: 'klimat' });
  const plan = page('plan', getPageReference('climate'), { uz: 'reja', en: 'plan' });
  const chain = findPageChains([plan, climate]).get('plan');
  if (!chain || !isPlaced(chain)) throw new Error('It has no address');
  expect(buildChainPaths(chain)).toEqual({
    uz: '/uz/activities/iqlim/reja',
    ru: '/ru/activities/klimat/reja',
    en: '/en/activities/iqlim/plan',
  });
  expect(buildChainPath(chain, 'plain')).toBe('/activities/iqlim/reja');
});

test('a page without a parent is at the top', () => {
  expect(locate(page('climate'))).toBe('/climate');
});

test('a page below one that is not published has no address', () => {
  expect(locate(page('plan', 'page:gone'))).toEqual({ kind: 'parent', documentId: 'gone' });
  expect(locate(page('climate', 'page:gone'), page('plan', 'page:climate'))).toEqual({ kind: 'parent', documentId: 'gone' });
});

test('pages above themselves have no address, nor those below them', () => {
  const loop = [page('one', 'page:two'), page('two', 'page:one')];
  expect(locate(...loop)).toEqual({ kind: 'loop' });
  expect(locate(...loop, page('three', 'page:two'))).toEqual({ kind: 'loop' });
  expect(locate(page('itself', 'page:itself'))).toEqual({ kind: 'loop' });
});

test('a section counts for nothing in the depth of the tree', () => {
  const pages = Array.from({ length: maxPageDepth + 1 }, (_, index) =>
    page(`p${String(index)}`, index === 0 ? 'section:news' : `page:p${String(index - 1)}`),
  );
  expect(locate(...pages.slice(0, -1))).toBe('/news/p0/p1/p2/p3/p4');
  expect(locate(...pages)).toEqual({ kind: 'depth' });
});

test('an address that would be too long for a redirect is refused', () => {
  const long = (name: string) => ({ uz: `${name}${'a'.repeat(maxPathLength / 4)}` });
  const pages = ['a', 'b', 'c', 'd'].map((name, index) => page(name, index === 0 ? null : `page:${'abcd'[index - 1] ?? ''}`, long(name)));
  expect(locate(...pages)).toEqual({ kind: 'length' });
});

test.each([
  ['about', null, { kind: 'route', route: 'about' }],
  ['service-details', null, { kind: 'route', route: 'service-details' }],
  ['2025-h1', 'section:blog-grid', { kind: 'route', route: 'blog-grid-period' }],
  ['media', null, { kind: 'reserved', segment: 'media' }],
  ['ru', null, { kind: 'reserved', segment: 'ru' }],
  ['error-500', null, { kind: 'reserved', segment: 'error-500' }],
  ['media', 'section:about', '/about/media'],
  // It may be that of a news item: only the news know.
  ['flood', 'section:news', '/news/flood'],
] as const)('a page %s below %s: %j', (slug, parent, result) => {
  expect(locate(page('one', parent, { uz: slug }))).toEqual(result);
});

test('a page is refused for a slug in any of its languages', () => {
  expect(locate(page('one', null, { uz: 'biz', en: 'about' }))).toEqual({ kind: 'route', route: 'about' });
  expect(locate(page('one', null, { uz: 'biz', en: 'media' }))).toEqual({ kind: 'reserved', segment: 'media' });
});

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const tree = fc.tuple(
  ...ids.map((documentId) =>
    fc.record({
      documentId: fc.constant(documentId),
      parent: fc.constantFrom<PageParent | null>(null, 'section:activities', ...ids.map(getPageReference)),
      slugs: fc
        .subarray([...localeCodes], { minLength: 1 })
        .chain((codes) => fc.record(Object.fromEntries(codes.map((code) => [code, fc.constantFrom('plan', 'climate', 'x1')])))),
    }),
  ),
);

test('each page is below the page above it, and its path is that of a page of the tree', () => {
  fc.assert(
    fc.property(tree, (pages) => {
      const byId = new Map(pages.map((one) => [one.documentId, one]));
      for (const one of pages) {
        const chain = findPageChain(one, (id) => byId.get(id) ?? null);
        if (!isPlaced(chain)) continue;
        expect(chain.pages.at(-1)).toBe(one);
        for (const form of localePrefixes) {
          const path = buildChainPath(chain, form);
          expect(matchPath(path)).toMatchObject({ route: 'page', form });
          const locale = form === 'plain' ? 'uz' : form;
          const slug =
            getLocaleFallbacks(locale)
              .map((code) => one.slugs[code])
              .find(Boolean) ?? '';
          const above = chain.pages.slice(0, -1);
          const root = one.parent === 'section:activities' ? pathFor('activities', form, {}) : form === 'plain' ? '' : `/${form}`;
          expect(path).toBe(`${above.length === 0 ? root : buildChainPath({ pages: above }, form)}/${slug}`);
        }
      }
    }),
  );
});
