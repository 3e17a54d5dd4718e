import fc from 'fast-check';

import { archivedPages, idsOfPage, pageNumbers } from './stable-pages.ts';

function stablePages<T>(items: readonly T[], size: number) {
  const numbers = pageNumbers(archivedPages(items.length, size));
  return { front: idsOfPage(items, size, null), archive: new Map(numbers.map((number) => [number, idsOfPage(items, size, number)])) };
}

const lists = fc.uniqueArray(fc.integer(), { maxLength: 60 });
const perPage = fc.integer({ min: 1, max: 9 });

test('every item stands on exactly one page, in the same order', () => {
  fc.assert(
    fc.property(lists, perPage, (items, size) => {
      const { front, archive } = stablePages(items, size);
      const numbered = [...archive].sort(([a], [b]) => b - a).flatMap(([, page]) => page);
      expect([...front, ...numbered]).toEqual(items);
    }),
  );
});

test('a new item changes no numbered page', () => {
  fc.assert(
    fc.property(lists, perPage, fc.string(), (items, size, added) => {
      const before = stablePages<number | string>(items, size).archive;
      const after = stablePages<number | string>([added, ...items], size).archive;
      for (const [number, page] of before) expect(after.get(number)).toEqual(page);
    }),
  );
});

test('numbered pages are full, and the front page holds at least one page where there is one', () => {
  fc.assert(
    fc.property(lists, perPage, (items, size) => {
      const { front, archive } = stablePages(items, size);
      for (const page of archive.values()) expect(page).toHaveLength(size);
      expect(front.length).toBeLessThan(2 * size);
      if (items.length >= size) expect(front.length).toBeGreaterThanOrEqual(size);
    }),
  );
});

test('a page that there is not shows nothing', () => {
  expect(idsOfPage([1, 2, 3], 2, 1)).toEqual([]);
});
