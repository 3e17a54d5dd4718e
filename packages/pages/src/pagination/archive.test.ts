import fc from 'fast-check';

import { buildArchive, getFrontLength, maxPerPage, type DatedItem } from './archive.ts';
import { getPeriodDays } from './calendar-periods.ts';

const firstDay = Date.UTC(2023, 0, 1);
const dayMs = 24 * 60 * 60 * 1000;
const toDay = (number: number) => new Date(firstDay + number * dayMs).toISOString().slice(0, 10);

/** Things of some years, the newest first. */
const createList = (numbers: readonly number[]): DatedItem[] =>
  [...numbers]
    .sort((a, b) => b - a)
    .map((number, index) => ({ id: `${String(number)}/${String(numbers.length - index)}`, day: toDay(number) }));

/** From a few a year to several a day. */
const lists = fc
  .record({ years: fc.integer({ min: 1, max: 4 }), count: fc.integer({ min: 0, max: 400 }), seed: fc.nat() })
  .map(({ years, count, seed }) => createList(Array.from({ length: count }, (_, index) => ((index + 1) * (seed + 7919)) % (years * 365))));

const indexByName = (list: readonly DatedItem[]) => new Map(buildArchive(list, 'all').map((page) => [page.name, page]));

test('puts every item on exactly one page, that of its period, in the same order', () => {
  fc.assert(
    fc.property(lists, fc.constantFrom('all' as const, 'year' as const), (list, of) => {
      const pages = buildArchive(list, of);
      expect(pages.flatMap(({ ids }) => ids)).toEqual(list.map(({ id }) => id));
      const days = new Map(list.map(({ id, day }) => [id, day]));
      for (const { period, ids } of pages) {
        const { first, last } = getPeriodDays(period);
        for (const day of ids.map((id) => days.get(id) ?? '')) expect(first <= day && day <= last).toBe(true);
      }
    }),
  );
});

test('exceeds the page size only for a single day', () => {
  fc.assert(
    fc.property(lists, (list) => {
      for (const { period, ids } of buildArchive(list, 'all')) {
        expect(ids.length).toBeGreaterThan(0);
        if (period.length < '2025-11-21'.length || period.includes('d')) expect(ids.length).toBeLessThanOrEqual(maxPerPage);
      }
    }),
  );
});

test('gives every page a unique name', () => {
  fc.assert(
    fc.property(lists, (list) => {
      const names = buildArchive(list, 'all').map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});

test('adding or removing an item changes no page of another year', () => {
  fc.assert(
    fc.property(lists, fc.nat(), (list, seed) => {
      const removedItem = list[seed % Math.max(1, list.length)];
      fc.pre(removedItem !== undefined);
      const [before, after] = [indexByName(list), indexByName(list.filter((one) => one !== removedItem))];
      const year = removedItem.day.slice(0, 4);
      const others = (pages: typeof before) => [...pages].filter(([name]) => !name.startsWith(year));
      expect(others(after)).toEqual(others(before));
    }),
  );
});

test('removing one of two items a day in ten years changes its own page only', () => {
  const list = createList(Array.from({ length: 7300 }, (_, index) => Math.floor(index / 2)));
  const before = indexByName(list);
  for (const place of [10, 700, 3650, 7290]) {
    const after = indexByName(list.filter((_, index) => index !== place));
    const changed = [...before].filter(([name, page]) => JSON.stringify(after.get(name)) !== JSON.stringify(page));
    expect(changed.map(([name]) => name)).toHaveLength(1);
    expect(after.size).toBe(before.size);
  }
});

test('keeps names as the list grows', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 60 }), (list, more) => {
      const oldestFirst = list.toReversed();
      const shorterList = oldestFirst.slice(0, Math.max(0, oldestFirst.length - more)).toReversed();
      const names = new Set(indexByName(list).keys());
      for (const name of indexByName(shorterList).keys()) expect(names).toContain(name);
    }),
  );
});

test('names the newest page of a period after the period', () => {
  const list = createList([...Array.from({ length: 13 }, (_, day) => day), ...Array.from({ length: 13 }, (_, day) => 200 + day)]);
  expect(buildArchive(list, 'all').map(({ name, period }) => [name, period])).toEqual([
    ['2023', '2023-h2'],
    ['2023-h1', '2023-h1'],
  ]);
  expect(buildArchive(list, 'year').map(({ name, period }) => [name, period])).toEqual([
    ['2023-h2', '2023-h2'],
    ['2023-h1', '2023-h1'],
  ]);
});

test.each([
  [0, 0],
  [8, 8],
  [15, 15],
  [16, 8],
  [1000, 8],
])('of %d items with eight per page, the list’s own page shows %d', (length, shown) => {
  expect(getFrontLength(length, 8)).toBe(shown);
});
