import { localeCodes } from '@ochiq/contract/routing/locales';
import { normalizePath } from '@ochiq/contract/routing/match-path';
import { planAddressChange, type Redirect } from '@ochiq/contract/routing/redirect-plan';

import { compareTrees } from '../src/content/page-tree/compare-trees';
import { buildTree, findTree, type PageVersion } from '../src/content/page-tree/read-tree';

type Parent = PageVersion['parent'];
const version = (documentId: string, parent: Parent, slug = documentId, locale = 'uz'): PageVersion => ({
  ...{ documentId, locale, slug, parent, title: documentId },
});
const inAll = (documentId: string, parent: Parent, slug = documentId) =>
  localeCodes.map((locale) => version(documentId, parent, slug, locale));

const tree = [...inAll('climate', 'section:activities'), ...inAll('plan', 'page:climate'), ...inAll('steps', 'page:plan')];
const withPage = (documentId: string, parent: Parent, slug?: string) => [
  ...tree.filter((one) => one.documentId !== documentId),
  ...inAll(documentId, parent, slug),
];
const listForms = (end: string) => [end, `/uz${end}`, `/ru${end}`, `/en${end}`];
const moves = (pairs: readonly (readonly [string, string])[]) =>
  pairs.flatMap(([from, to]) => listForms(from).map((path, index) => ({ from: path, to: listForms(to)[index] })));

test('a page that is renamed takes those below it with it', () => {
  expect(compareTrees(tree, withPage('climate', 'section:activities', 'weather'), 'climate').moves).toEqual(
    moves([
      ['/activities/climate/plan', '/activities/weather/plan'],
      ['/activities/climate/plan/steps', '/activities/weather/plan/steps'],
      ['/activities/climate', '/activities/weather'],
    ]),
  );
});

test('so does a page that is moved', () => {
  const { moves: made, gone } = compareTrees(tree, withPage('plan', 'section:audit'), 'plan');
  expect(made).toEqual(
    moves([
      ['/activities/climate/plan/steps', '/audit/plan/steps'],
      ['/activities/climate/plan', '/audit/plan'],
    ]),
  );
  expect(gone).toEqual([]);
});

test('a slug in one language moves the pages of this language only', () => {
  const after = tree.map((one) => (one.documentId === 'climate' && one.locale === 'ru' ? { ...one, slug: 'klimat' } : one));
  expect(compareTrees(tree, after, 'climate').moves.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/ru/activities/climate /ru/activities/klimat',
    '/ru/activities/climate/plan /ru/activities/klimat/plan',
    '/ru/activities/climate/plan/steps /ru/activities/klimat/plan/steps',
  ]);
});

test('a text that changes moves nothing, and the page keeps its addresses', () => {
  expect(compareTrees(tree, tree, 'plan')).toEqual({ live: listForms('/activities/climate/plan'), moves: [], gone: [] });
});

test('a page that is withdrawn, and those below it, are gone', () => {
  const { moves: made, gone } = compareTrees(
    tree,
    tree.filter(({ documentId }) => documentId !== 'plan'),
    'plan',
  );
  expect(made).toEqual([]);
  expect(gone).toEqual([...listForms('/activities/climate/plan'), ...listForms('/activities/climate/plan/steps')]);
});

/** A generator that is the same in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const listPaths = (versions: readonly PageVersion[]) =>
  new Map([...findTree(buildTree(versions)).placed].map(([id, { paths }]) => [id, Object.values(paths)]));

/** Changes the slug, the place or the publication of one page. */
function changeTree(versions: readonly PageVersion[], random: (below: number) => number): { id: string; after: PageVersion[] } {
  const id = ids[random(ids.length)] ?? 'a';
  const others = versions.filter(({ documentId }) => documentId !== id);
  if (random(6) === 0) return { id, after: others };
  const parents: Parent[] = [null, 'section:activities', 'section:audit', ...ids.map((one): Parent => `page:${one}`)];
  const parent = parents[random(parents.length)] ?? null;
  return { id, after: [...others, ...localeCodes.map((locale) => version(id, parent, `${id}${String(random(3))}`, locale))] };
}

test('after any moves every address that a page ever had leads to the page, and no redirect hides one', () => {
  for (let seed = 1; seed <= 25; seed += 1) {
    const random = createRandom(seed);
    let versions: PageVersion[] = ids.flatMap((id, index) =>
      inAll(id, index === 0 ? 'section:activities' : `page:${ids[index - 1] ?? ''}`),
    );
    let redirects: readonly Redirect[] = [];
    const known = new Map<string, string>();
    for (let step = 0; step < 12; step += 1) {
      const { id, after } = changeTree(versions, random);
      for (const [page, paths] of listPaths(versions)) for (const path of paths) known.set(path, page);
      const plan = planAddressChange(redirects, compareTrees(versions, after, id), undefined);
      const changed = new Map(plan.changed.map((one) => [one.from, one]));
      redirects = [
        ...redirects.filter(({ from }) => !plan.removed.includes(from)).map((one) => changed.get(one.from) ?? one),
        ...plan.added,
      ];
      versions = after;
      const now = listPaths(versions);
      const live = new Map([...now].flatMap(([page, paths]) => paths.map((path) => [path, page] as const)));
      expect(redirects.filter(({ from }) => live.has(from))).toEqual([]);
      for (const [path, page] of known) {
        // A page that was withdrawn meanwhile has no address to come back to.
        if (!now.has(page)) known.delete(path);
        else if (!live.has(path)) {
          const redirect = redirects.find(({ from }) => normalizePath(from) === path);
          expect([path, redirect && live.get(redirect.to)]).toEqual([path, page]);
        }
      }
    }
  }
});
