import type { StoredItem } from '@ochiq/contract/fields/stored-menu';
import * as fc from 'fast-check';

import { changeItem, moveItem, removeItem, addItem, createItem, moveDirections } from '../src/admin/menus/menu-edits';
import { buildMergedMenu, mergeMenus } from '../src/admin/merge/merge-menus';

type Items = readonly StoredItem[];

const item = (id: string, ...items: StoredItem[]): StoredItem => ({ id, target: `/${id}`, labels: { uz: id }, hidden: [], items });
/** A menu in one line: `a(b c) d`. */
const show = (items: Items): string => items.map(({ id, items: below }) => (below.length === 0 ? id : `${id}(${show(below)})`)).join(' ');
const base: Items = [item('a', item('b'), item('c')), item('d'), item('e')];
const merge = (mine: Items, theirs: Items, choices: Readonly<Record<string, 'mine' | 'theirs'>> = {}) => {
  const merged = mergeMenus(base, mine, theirs);
  return { conflicts: merged.conflicts.map(({ id }) => id), menu: buildMergedMenu(merged, (id) => choices[id] ?? 'mine') };
};
const find = (items: Items, id: string): StoredItem | undefined =>
  items.flatMap((one) => (one.id === id ? [one] : (find(one.items, id) ?? [])))[0];

test('joins labels in two languages, a move and a removal without a question', () => {
  const mine = moveItem(changeItem(base, 'b', { labels: { uz: 'b', ru: 'б' } }), 'e', 'up');
  const theirs = removeItem(changeItem(base, 'b', { labels: { uz: 'b', en: 'B' } }), 'c');
  const { conflicts, menu } = merge(mine, theirs);
  expect(conflicts).toEqual([]);
  expect(show(menu)).toBe('a(b) e d');
  expect(find(menu, 'b')?.labels).toEqual({ uz: 'b', ru: 'б', en: 'B' });
});

test('keeps what both have added, though the panel gave both the same id', () => {
  const { conflicts, menu } = merge(addItem(base, createItem(base, 'page:mine')), addItem(base, createItem(base, 'page:theirs')));
  expect(conflicts).toEqual([]);
  expect(menu.slice(3).map(({ target }) => target)).toEqual(['page:theirs', 'page:mine']);
  expect(new Set(menu.map(({ id }) => id)).size).toBe(5);
});

test('asks about a label that both have changed', () => {
  const [mine, theirs] = [changeItem(base, 'd', { labels: { uz: 'mening' } }), changeItem(base, 'd', { labels: { uz: 'uning' } })];
  expect(merge(mine, theirs).conflicts).toEqual(['d']);
  expect(find(merge(mine, theirs, { d: 'mine' }).menu, 'd')?.labels.uz).toBe('mening');
  expect(find(merge(mine, theirs, { d: 'theirs' }).menu, 'd')?.labels.uz).toBe('uning');
});

test('asks once about items that one has removed and the other has changed or added to', () => {
  const changed = addItem(changeItem(base, 'b', { hidden: ['ru'] }), item('f'), 'a');
  for (const [mine, theirs, kept] of [
    [removeItem(base, 'a'), changed, 'theirs'],
    [changed, removeItem(base, 'a'), 'mine'],
  ] as const) {
    const removed = kept === 'mine' ? 'theirs' : 'mine';
    expect(merge(mine, theirs).conflicts).toEqual(['a']);
    expect(show(merge(mine, theirs, { a: kept }).menu)).toBe('a(b c f) d e');
    expect(show(merge(mine, theirs, { a: removed }).menu)).toBe('d e');
  }
});

test('puts nothing below itself, and to the top what has lost its place', () => {
  const below = (id: string, parent: string) => addItem(removeItem(base, id), find(base, id) ?? item(id), parent);
  const both = merge(below('d', 'e'), below('e', 'd'));
  expect(both.conflicts).toEqual([]);
  expect(show(both.menu)).toBe('a(b c) e(d)');
  const lost = merge(below('e', 'd'), removeItem(base, 'd'), { d: 'theirs' });
  expect(lost.conflicts).toEqual(['d']);
  expect(show(lost.menu)).toBe('a(b c) e');
});

/** Edits of a menu, as an editor does them one after the other. */
const edits = fc.array(
  fc.record({
    kind: fc.constantFrom('add', 'remove', 'label', 'move'),
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    text: fc.constantFrom('x', 'y'),
    direction: fc.constantFrom(...moveDirections),
  }),
  { maxLength: 5 },
);
type Edit = typeof edits extends fc.Arbitrary<(infer E)[]> ? E : never;
const apply = (list: readonly Edit[]): Items =>
  list.reduce<Items>((items, { kind, id, text, direction }) => {
    if (kind === 'add') return addItem(items, createItem(items, `page:${text}`));
    if (kind === 'remove') return removeItem(items, id);
    return kind === 'label' ? changeItem(items, id, { labels: { uz: text } }) : moveItem(items, id, direction);
  }, base);
const listAll = (items: Items): StoredItem[] => items.flatMap((one) => [one, ...listAll(one.items)]);

test('loses nothing and doubles nothing, whatever two editors do', () => {
  fc.assert(
    fc.property(edits, edits, (own, other) => {
      const [mine, theirs] = [apply(own), apply(other)];
      expect(merge(mine, base)).toEqual({ conflicts: [], menu: mine });
      expect(merge(base, theirs)).toEqual({ conflicts: [], menu: theirs });
      expect(merge(mine, mine)).toEqual({ conflicts: [], menu: mine });
      for (const side of ['mine', 'theirs'] as const) {
        const merged = mergeMenus(base, mine, theirs);
        const menu = buildMergedMenu(merged, () => side);
        const ids = listAll(menu).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        // What a side has added, and what is on both sides, is there; of what both have removed, nothing.
        const [owned, others] = [listAll(merged.mine).map(({ id }) => id), listAll(theirs).map(({ id }) => id)];
        for (const id of owned) if (others.includes(id)) expect(ids).toContain(id);
        for (const id of ids) expect([...owned, ...others]).toContain(id);
        for (const { target } of listAll(side === 'mine' ? mine : theirs))
          if (target?.startsWith('page:')) expect(listAll(menu).map((one) => one.target)).toContain(target);
      }
    }),
    { numRuns: 300 },
  );
});
