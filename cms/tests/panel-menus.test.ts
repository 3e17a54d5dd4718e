import { maxMenuDepth } from '@ochiq/contract/fields/menu';
import { parseMenuTarget } from '@ochiq/contract/fields/menu-target';
import type { StoredItem } from '@ochiq/contract/fields/stored-menu';
import * as fc from 'fast-check';

import { describeTarget, resolveListedTarget, type ListedTargets } from '../src/admin/menus/listed-targets';
import { getEntryTarget, getNewItemAddress, readNewTarget } from '../src/admin/menus/menu-address';
import {
  addItem,
  canDrop,
  canMove,
  changeItem,
  createItem,
  dropItem,
  hasTarget,
  moveDirections,
  moveItem,
  removeItem,
} from '../src/admin/menus/menu-edits';
import type { ListedPage } from '../src/admin/tree/parent-options';

const item = (id: string, items: readonly StoredItem[] = []): StoredItem => ({ id, target: null, labels: {}, hidden: [], items });
const menu = [item('a', [item('b'), item('c')]), item('d'), item('e', [item('f')])];
/** Writes a menu shortly: `a(b c) d e(f)`. */
const write = (items: readonly StoredItem[]): string =>
  items.map(({ id, items: below }) => (below.length > 0 ? `${id}(${write(below)})` : id)).join(' ');

test.each([
  ['d', 'up', 'd a(b c) e(f)'],
  ['d', 'down', 'a(b c) e(f) d'],
  ['d', 'in', 'a(b c d) e(f)'],
  ['b', 'out', 'a(c) b d e(f)'],
  ['c', 'up', 'a(c b) d e(f)'],
  // Nothing above it, below it, too deep, not below another.
  ['a', 'up', 'a(b c) d e(f)'],
  ['f', 'down', 'a(b c) d e(f)'],
  ['e', 'in', 'a(b c) d e(f)'],
  ['c', 'in', 'a(b c) d e(f)'],
  ['d', 'out', 'a(b c) d e(f)'],
] as const)('moves %s %s', (id, direction, expected) => {
  expect(write(moveItem(menu, id, direction))).toBe(expected);
  expect(canMove(menu, id, direction)).toBe(expected !== write(menu));
});

test.each([
  ['f', 'b', 'a(f b c) d e'],
  ['d', 'a', 'd a(b c) e(f)'],
  ['d', 'f', 'a(b c) e(d f)'],
  // Onto itself, among its own items, too deep.
  ['a', 'a', 'a(b c) d e(f)'],
  ['a', 'b', 'a(b c) d e(f)'],
  ['e', 'b', 'a(b c) d e(f)'],
])('drops %s before %s', (id, before, expected) => {
  expect(write(dropItem(menu, id, before))).toBe(expected);
  expect(canDrop(menu, id, before)).toBe(expected !== write(menu));
});

test('adds, changes and removes items at any depth', () => {
  const added = createItem(menu, 'route:about');
  expect(write(addItem(menu, added))).toBe(`a(b c) d e(f) ${added.id}`);
  expect(write(addItem(menu, added, 'd'))).toBe(`a(b c) d(${added.id}) e(f)`);
  expect(write(removeItem(menu, 'a'))).toBe('d e(f)');
  expect(changeItem(menu, 'f', { hidden: ['ru'] })[2]?.items).toEqual([{ ...item('f'), hidden: ['ru'] }]);
});

test('knows which targets a menu has, at any depth', () => {
  const items = [item('a', [{ ...item('b'), target: 'page:p1' }])];
  expect([hasTarget(items, 'page:p1'), hasTarget(items, 'page:p2')]).toEqual([true, false]);
});

const listIds = (items: readonly StoredItem[]): string[] => items.flatMap(({ id, items: below }) => [id, ...listIds(below)]);
const countLevels = (items: readonly StoredItem[]): number =>
  items.length === 0 ? 0 : 1 + Math.max(...items.map(({ items: below }) => countLevels(below)));

test('no move or drop loses an item, doubles one or puts it too deep', () => {
  const ids = fc.constantFrom(...listIds(menu));
  const step = fc.oneof(
    fc.tuple(ids, fc.constantFrom(...moveDirections)).map(
      ([id, direction]) =>
        (items: readonly StoredItem[]) =>
          moveItem(items, id, direction),
    ),
    fc.tuple(ids, ids).map(
      ([id, before]) =>
        (items: readonly StoredItem[]) =>
          dropItem(items, id, before),
    ),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const moved = steps.reduce<readonly StoredItem[]>((items, move) => move(items), menu);
      expect(listIds(moved).sort()).toEqual(listIds(menu).sort());
      expect(countLevels(moved)).toBeLessThanOrEqual(maxMenuDepth);
    }),
  );
});

const page = (documentId: string, change: Partial<ListedPage> = {}): ListedPage => ({
  ...{ documentId, locale: 'uz', title: `Title of ${documentId}`, slug: documentId, parent: null, order: null, isPublished: true },
  ...change,
});
const listed: ListedTargets = {
  pages: [
    page('climate', { parent: 'section:activities' }),
    page('plan', { parent: 'page:climate', locale: 'ru', title: 'План', slug: 'plan' }),
    page('draft', { isPublished: false }),
    page('below', { parent: 'page:draft' }),
  ],
  entries: [
    { type: 'news', documentId: 'n1', locale: 'uz', title: 'Xabar', slug: 'xabar', isPublished: true },
    { type: 'news', documentId: 'n2', locale: 'uz', title: 'Qoralama', slug: 'qoralama', isPublished: false },
    { type: 'section-page', documentId: 's1', locale: 'ru', title: 'О нас', slug: 'about', isPublished: true },
  ],
  faults: { 'page:draft': 'draft', 'page:none': 'gone', 'entry:news/n2': 'draft', '/uploads/gone_1.pdf': 'gone', '/left': 'moved' },
};
const describeText = (text: string) => {
  const target = parseMenuTarget(text);
  return target && describeTarget(listed, target, 'ru');
};

test.each([
  ['page:climate', { title: 'Title of climate', address: '/ru/activities/climate', fault: null }],
  ['page:plan', { title: 'План', address: '/ru/activities/climate/plan', fault: null }],
  ['page:draft', { title: 'Title of draft', address: null, fault: 'draft' }],
  ['page:below', { title: 'Title of below', address: null, fault: null }],
  ['page:none', { title: null, address: null, fault: 'gone' }],
  ['entry:news/n1', { title: 'Xabar', address: '/ru/news/xabar', fault: null }],
  ['entry:news/n2', { title: 'Qoralama', address: null, fault: 'draft' }],
  ['entry:person/p1', { title: null, address: null, fault: null }],
  ['route:about', { title: 'О нас', address: '/ru/about', fault: null }],
  ['route:home', { title: null, address: '/ru', fault: null }],
  ['file:plan_1.pdf@mfx3', { title: null, address: '/uploads/plan_1.pdf', fault: null }],
  ['file:gone_1.pdf', { title: null, address: '/uploads/gone_1.pdf', fault: 'gone' }],
  ['https://lex.uz', { title: null, address: 'https://lex.uz', fault: null }],
  ['/activities/climate', { title: null, address: '/activities/climate', fault: null }],
  ['/left', { title: null, address: '/left', fault: 'moved' }],
])('says where %s leads, or why it leads nowhere', (text, view) => {
  expect(describeText(text)).toEqual(view);
});

test('names the language of a title that is not the reader’s', () => {
  expect(resolveListedTarget(listed, { kind: 'page', documentId: 'climate' }, 'ru')).toMatchObject({ foreign: 'uz' });
  expect(resolveListedTarget(listed, { kind: 'page', documentId: 'plan' }, 'ru')).toMatchObject({ foreign: null });
});

test('knows what an item names that leads to an entry', () => {
  expect(getEntryTarget('api::page.page', 'p1', undefined)).toBe('page:p1');
  expect(getEntryTarget('api::news.news', 'n1', undefined)).toBe('entry:news/n1');
  expect(getEntryTarget('api::section-page.section-page', 's1', 'about')).toBe('route:about');
  expect(getEntryTarget('api::section-page.section-page', 's1', undefined)).toBeNull();
  expect(getEntryTarget('api::faq.faq', 'f1', undefined)).toBeNull();
  expect(getEntryTarget('api::page.page', undefined, undefined)).toBeNull();
});

test('reads the new item from the address that it writes, for its own menu only', () => {
  const [, search = ''] = getNewItemAddress('government', 'entry:news/n1', 'uz').split('?');
  expect(readNewTarget(search, 'government')).toBe('entry:news/n1');
  expect(readNewTarget(search, 'institution')).toBeNull();
  expect(readNewTarget('menu=government&target=javascript:alert(1)', 'government')).toBeNull();
});
