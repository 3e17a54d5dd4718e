import fc from 'fast-check';

import type { ArchivePage } from './archive.ts';
import { buildPagination, buildPageLinks } from './pagination.ts';

/** So many pages, one a year, the newest first: 2040, 2039, … */
const createPages = (count: number): ArchivePage[] =>
  Array.from({ length: count }, (_, index) => String(2000 + count - index)).map((year) => ({ name: year, period: year, ids: [year] }));

const listStops = (count: number, current: number | null) =>
  buildPageLinks(createPages(count), current === null ? null : String(2000 + current), null).stops.map((stop) =>
    stop ? Number(stop.name) - 2000 : '…',
  );

test.each([
  [0, null, []],
  [1, null, [1]],
  [3, null, [3, 2, 1]],
  [40, null, [40, 39, '…', 1]],
  [40, 40, [40, 39, 38, '…', 1]],
  [40, 38, [40, 39, 38, 37, 36, '…', 1]],
  [40, 20, ['…', 22, 21, 20, 19, 18, '…', 1]],
  [40, 5, ['…', 7, 6, 5, 4, 3, '…', 1]],
  [40, 4, ['…', 6, 5, 4, 3, 2, 1]],
  [40, 1, ['…', 3, 2, 1]],
])('of %d pages, page %p links to %p', (count, current, stops) => {
  expect(listStops(count, current)).toEqual(stops);
});

test('links every page to its neighbours, from the list’s own page to the oldest and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(), (count, seed) => {
      const pages = createPages(count);
      const beyond = pages[seed % count]?.name ?? null;
      const walked: (string | null)[] = [];
      for (let { older } = buildPageLinks(pages, null, beyond); older !== null; { older } = buildPageLinks(pages, older, beyond)) {
        const { newer } = buildPageLinks(pages, older, beyond);
        const before = pages[pages.findIndex(({ name }) => name === older) - 1]?.name ?? null;
        expect(newer).toBe(before);
        walked.push(older);
      }
      expect(walked).toEqual(pages.slice(seed % count).map(({ name }) => name));
    }),
  );
});

test('an additional page changes only the newest and its neighbour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 50 }), fc.nat(), (count, seed) => {
      const page = 1 + (seed % (count - 3));
      expect(listStops(count + 1, page)).toEqual(listStops(count, page));
    }),
  );
});

test('turns names into paths and labels, and links the newest page to the list', () => {
  const getPath = (name: string | null) => ['/news', ...(name === null ? [] : [name])].join('/');
  const paginationAt = (current: string | null) =>
    buildPagination(buildPageLinks(createPages(2), current, '2001'), current, getPath, (period) => `the year ${period}`);
  expect(paginationAt('2002')).toEqual({
    newer: '/news',
    older: '/news/2001',
    front: { path: '/news', current: false },
    periods: [
      { label: 'the year 2002', path: '/news/2002', current: true },
      { label: 'the year 2001', path: '/news/2001', current: false },
    ],
  });
  expect(paginationAt(null)).toMatchObject({ newer: null, older: '/news/2001', front: { current: true } });
});
