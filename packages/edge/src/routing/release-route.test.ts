import { addLocalePrefix, localePrefixes } from '@ochiq/contract/routing/path-for';
import { profiles } from '@ochiq/contract/wire/site-facts';
import fc from 'fast-check';

import type { ReleaseFile } from '../release/release-files.ts';
import { readRequest } from './read-request.ts';
import { buildRedirectTable } from './redirect-table.ts';
import { matchReleaseRoute, type ReleaseRoute } from './release-route.ts';
import { getPageFile } from './resource-path.ts';
import { parseSiteAddress } from './site-address.ts';

const site = parseSiteAddress('https://ochiq.test');
const file: ReleaseFile = { realPath: '/', size: 0, mtimeMs: 0, version: '' };
const paths = ['/', '/a', '/b', '/c'];
const pages = new Set(localePrefixes.flatMap((form) => paths.map((path) => getPageFile(addLocalePrefix(form, path)))));
const find = (path: string): Promise<ReleaseFile | undefined> => Promise.resolve(pages.has(path) ? file : undefined);

const translations = () => Promise.resolve(new Map());

/** Where a browser lands, and in how many hops. */
async function follow(
  start: string,
  cookie: string | undefined,
  view: Parameters<typeof matchReleaseRoute>[1],
): Promise<{ hops: number; last: ReleaseRoute }> {
  let target = start;
  for (let hops = 0; ; hops++) {
    const request = readRequest('GET', target, { cookie }, site.base);
    if ('status' in request) throw new Error(`${target} is refused`);
    const last = await matchReleaseRoute(request, view);
    if (hops > 3 || (last.kind !== 'moved' && last.kind !== 'led') || 'url' in last.to) return { hops, last };
    target = `${last.to.path}${last.to.query}`;
  }
}

test('no redirects of editors create a loop', async () => {
  const path = fc.constantFrom(
    ...localePrefixes.flatMap((form) => paths.map((given) => addLocalePrefix(form, given))),
    '/x',
    '/a/',
    '/ru/b/index.html',
  );
  const redirects = fc.array(fc.record({ from: path, to: fc.oneof(path, fc.constant('https://lex.uz/')), permanent: fc.boolean() }), {
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(
      path,
      redirects,
      fc.constantFrom(...profiles),
      fc.constantFrom(undefined, 'i18n_redirected=ru', 'i18n_redirected=uz'),
      async (start, list, profile, cookie) => {
        const { hops } = await follow(start, cookie, { profile, redirects: buildRedirectTable(list, site).table, find, translations });
        expect(hops).toBeLessThanOrEqual(2);
      },
    ),
    { numRuns: 3000 },
  );
});

test('without redirects every form of every page is at most one hop away from any other', async () => {
  for (const profile of profiles) {
    for (const form of localePrefixes) {
      for (const path of paths) {
        for (const ending of ['', '/', '/index.html']) {
          const start = `${addLocalePrefix(form, path)}${ending}`.replace('//', '/');
          const { hops, last } = await follow(start, 'i18n_redirected=en', { profile, redirects: new Map(), find, translations });
          expect({ start, hops: Math.min(hops, 1), kind: last.kind }).toEqual({ start, hops, kind: 'page' });
        }
      }
    }
  }
});

describe('a page whose path differs by language', () => {
  const named = new Set(['/suv', '/uz/suv', '/en/water', '/ru/voda', '/en/suv', '/ru/x'].map(getPageFile));
  const view = {
    profile: 'institution' as const,
    redirects: buildRedirectTable([{ from: '/ru/voda', to: '/ru/x', permanent: true }], site).table,
    find: (path: string) => Promise.resolve(named.has(path) ? file : undefined),
    translations: () =>
      Promise.resolve(
        new Map([
          ['en', '/en/water'],
          ['ru', '/ru/voda'],
        ] as const),
      ),
  };

  test('redirects readers of another language to its translation, not to another page at the same path', async () => {
    const { hops, last } = await follow('/suv', 'i18n_redirected=en', view);
    expect({ hops, last }).toMatchObject({ hops: 1, last: { kind: 'page', path: '/en/water' } });
  });

  test.each([
    ['is led away from', 'i18n_redirected=ru', view],
    [
      'is gone',
      'i18n_redirected=en',
      { ...view, find: (path: string) => Promise.resolve(path === getPageFile('/suv') ? file : undefined) },
    ],
    ['is the default language', 'i18n_redirected=uz', view],
  ])('is shown where the translation %s', async (_, cookie, given) => {
    const { hops, last } = await follow('/suv', cookie, given);
    expect({ hops, last }).toMatchObject({ hops: 0, last: { kind: 'page', path: '/suv' } });
  });
});
