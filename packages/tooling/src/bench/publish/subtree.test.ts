import type { PagesPanel } from './pages-panel.ts';
import { buildBelow, createMoveTrial, createSubtree, listAddresses, type Subtree } from './subtree.ts';

const subtree: Subtree = { rootId: 'a', rootSlug: 'iqlim', below: ['/p1', '/p1/p8'] };

it('builds a tree of fifty pages that is three deep', () => {
  const below = buildBelow(50);
  expect(below).toHaveLength(49);
  expect(below.slice(0, 3)).toEqual(['/p1', '/p2', '/p3']);
  expect([below[7], below.at(-1)]).toEqual(['/p1/p8', '/p6/p49']);
  expect(Math.max(...below.map((path) => path.split('/').length - 1))).toBe(2);
});

it('lists the addresses with and without a language, the page’s own first', () => {
  expect(listAddresses(subtree, 'audit').slice(0, 5)).toEqual([
    '/audit/iqlim',
    '/uz/audit/iqlim',
    '/ru/audit/iqlim',
    '/en/audit/iqlim',
    '/audit/iqlim/p1',
  ]);
});

it('creates each page below one that is there, and waits for all of them', async () => {
  const created: string[] = [];
  const awaited: string[] = [];
  const panel: PagesPanel = {
    create: (slug, parent) => Promise.resolve(`id${String(created.push(`${slug} ${parent}`))}`),
    move: () => Promise.resolve(),
  };
  const reader = { waitUntil: (path: string) => Promise.resolve(void awaited.push(path)) };
  const made = await createSubtree(panel, reader, { rootSlug: 'iqlim', count: 9 });
  expect(created[0]).toBe('iqlim section:activities');
  expect([created[1], created[8]]).toEqual(['p1 page:id1', 'p8 page:id2']);
  expect(made).toMatchObject({ rootId: 'id1', rootSlug: 'iqlim' });
  expect(awaited).toEqual(listAddresses(made, 'activities'));
});

it('expects all pages at their new addresses, and redirects from the former ones', async () => {
  const moves: string[][] = [];
  const panel: PagesPanel = { create: () => Promise.resolve(''), move: (...move) => Promise.resolve(void moves.push(move)) };
  const { publish, own, others } = createMoveTrial(subtree, panel, 'activities', 'audit');
  await publish({} as never);
  expect(moves).toEqual([['a', 'section:audit']]);
  expect(own.map(([path]) => path)).toEqual(['/audit/iqlim', '/uz/audit/iqlim', '/ru/audit/iqlim', '/en/audit/iqlim']);
  const pathsWhere = (status: number) => others.flatMap(([path, isSo]) => (isSo({ status, html: '' }) ? [path] : []));
  expect(pathsWhere(200)).toEqual(listAddresses(subtree, 'audit').slice(4));
  expect(pathsWhere(301)).toEqual(listAddresses(subtree, 'activities'));
});
