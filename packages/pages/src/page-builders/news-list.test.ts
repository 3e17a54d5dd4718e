import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';

import { withChangedEntries, createMinimalEntry } from '../../test/minimal-content.ts';
import type { Page } from '../page.ts';
import { buildSite } from '../site.ts';

type Raw = ReturnType<typeof withChangedEntries>;

const options = { today: '2026-11-20', panelUrl: 'http://127.0.0.1:1337/admin', siteUrl: 'https://ochiq.example' };

function createPageFinder(raw: Raw): (path: string) => Page {
  const pages = new Map(buildSite(raw, options).pages.map((planned) => [planned.path, planned]));
  return (path) => {
    const planned = pages.get(path);
    if (!planned) throw new Error(`No page at ${path}`);
    return planned.page();
  };
}

/** Six more items: two in each of three years. */
const threeYears = () =>
  withChangedEntries(
    (entry) => entry,
    [10, 11, 12, 13, 14, 15].flatMap((day) =>
      localeCodes.map((locale) =>
        createMinimalEntry('news', locale, String(day), {
          date: `${String(2024 + (day % 3))}-03-${String(day)}`,
          tags: [{ documentId: 'tag-1' }],
        }),
      ),
    ),
  );

test('marks the current filter; the complete list shows all counts', () => {
  const pageAt = createPageFinder(threeYears());
  const allFilters = (pageAt('/en/news') as Page<'news-list'>).body.filters;
  const { filters } = (pageAt('/en/news/2025') as Page<'news-list'>).body;
  expect(allFilters.all).toMatchObject({ count: 7, current: true });
  expect(filters.all.current).toBe(false);
  expect(allFilters.years.map(({ label, count, current }) => [label, count, current])).toEqual([
    ['2026', 3, false],
    ['2025', 2, false],
    ['2024', 2, false],
  ]);
  expect(allFilters.tags.map(({ count }) => count)).toEqual([6]);
  // A part says only what is in itself.
  expect(filters.years.map(({ label, count, current }) => [label, count, current])).toEqual([
    ['2026', null, false],
    ['2025', 2, true],
    ['2024', null, false],
  ]);
  expect(filters.tags.map(({ count }) => count)).toEqual([null]);
});

test('links every news item to its neighbours', () => {
  const pageAt = createPageFinder(threeYears());
  const itemAt = (path: string) => (pageAt(path) as Page<'news-item'>).body.news;
  const walked: string[] = [];
  let next = (pageAt('/en/news') as Page<'news-list'>).body.news[0]?.path;
  while (next !== undefined) {
    const here = next;
    walked.push(here);
    next = itemAt(here)?.older?.path;
    if (next !== undefined) expect(itemAt(next)?.newer?.path).toBe(here);
  }
  expect(new Set(walked).size).toBe(7);
});

test.each([
  ['2026-11-20', [1, 0]],
  ['2026-11-19', [0, 1]],
])('lists an announcement valid until %s on 20 November as current or past: %p', (validUntil, counts) => {
  const pageAt = createPageFinder(
    withChangedEntries((entry) => (entry.type === 'announcement' ? { ...entry, value: { ...entry.value, validUntil } } : entry)),
  );
  const { current, past } = (pageAt('/en/announcements') as Page<'announcement-list'>).body;
  expect([current.length, past.length]).toEqual(counts);
});

test.each([
  ['2026-11-20T09:00:00.000Z', [1, 0]],
  ['2026-11-19T09:00:00.000Z', [0, 1]],
])('lists a press conference at %s on 20 November as upcoming or past: %p', (startsAt, counts) => {
  const pageAt = createPageFinder(
    withChangedEntries((entry) => (entry.type === 'press-conference' ? { ...entry, value: { ...entry.value, startsAt } } : entry)),
  );
  const { upcoming, past } = (pageAt('/en/press-conferences') as Page<'press-conference-list'>).body;
  expect([upcoming.length, past.length]).toEqual(counts);
});

test('shows the dates of content on its own page', () => {
  const pageAt = createPageFinder(withChangedEntries((entry) => entry));
  expect(pageAt('/en/news/news-1-en').dates).toMatchObject({ published: { iso: '2026-01-15' }, updated: { iso: '2026-01-16' } });
  expect(pageAt('/en/about').dates).toMatchObject({ published: null, updated: { iso: '2026-01-16' } });
  expect(pageAt('/en/news').dates).toEqual({ published: null, updated: null });
});

test('omits a change on the day of publication', () => {
  const pageAt = createPageFinder(
    withChangedEntries((entry) => (entry.type === 'news' ? { ...entry, value: { ...entry.value, date: '2026-01-16' } } : entry)),
  );
  expect(pageAt('/en/news/news-1-en').dates.updated).toBeNull();
});

/** As much news as there are days, in each of these languages. */
const createNews = (days: readonly string[], locales: readonly Locale[]) =>
  days.flatMap((date, index) =>
    locales.map((locale) => createMinimalEntry('news', locale, `on-${date}-${String(index)}`, { date, tags: [{ documentId: 'tag-1' }] })),
  );

/** A site with these news and no other. */
const createNewsContent = (news: ReturnType<typeof createNews>) =>
  withChangedEntries((entry) => (entry.type === 'news' ? null : entry), news);

const everyTenthDay = Array.from({ length: 90 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + 10 * index)).toISOString().slice(0, 10));

test.each(['/en/blog-grid', '/en/news/2025', '/en/news/category/category-1-en', '/en/news/tag/tag-1-en'])(
  'pagination from %s reaches every item',
  (front) => {
    const pageAt = createPageFinder(createNewsContent(createNews(everyTenthDay, localeCodes)));
    const bodyAt = (path: string) => (pageAt(path) as Page<'news-grid'>).body;
    const idsAt = (path: string) => bodyAt(path).news.map(({ path: item }) => item);
    const walked: string[][] = [];
    for (let path = bodyAt(front).pagination.older; path !== null; path = bodyAt(path).pagination.older) walked.push(idsAt(path));
    const shown = idsAt(front);
    const [first = [], ...others] = walked;
    expect(others.length).toBeGreaterThan(0);
    // The first archive page continues where the list's own page ends, or overlaps with it.
    const beyond = first.filter((item) => !shown.includes(item));
    expect(beyond.length).toBeGreaterThan(0);
    const allFilters = [...shown, ...beyond, ...others.flat()];
    const expectedDays = front.endsWith('2025') ? everyTenthDay.filter((day) => day.startsWith('2025')) : everyTenthDay;
    expect([allFilters.length, new Set(allFilters).size]).toEqual([expectedDays.length, expectedDays.length]);
  },
);

test('pagination from the complete list reaches every older item, year by year', () => {
  const pageAt = createPageFinder(createNewsContent(createNews(everyTenthDay, localeCodes)));
  const bodyAt = (path: string) => (pageAt(path) as Page<'news-list'>).body;
  const idsAt = (path: string) => bodyAt(path).news.map(({ path: item }) => item);
  const { pagination } = bodyAt('/en/news');
  expect(pagination?.front).toEqual({ path: '/en/news', current: true });
  expect(pagination?.periods.map((period) => period?.path)).toEqual(['/en/news/2026', '/en/news/2025', '/en/news/2024']);
  const shown = idsAt('/en/news');
  const first = pagination?.older ?? '';
  expect(idsAt(first).some((item) => !shown.includes(item))).toBe(true);
  const seen = new Set(shown);
  for (const start of [first, '/en/news/2025', '/en/news/2024'])
    for (let path: string | null = start; path !== null; path = bodyAt(path).pagination?.older ?? null)
      for (const item of idsAt(path)) seen.add(item);
  expect(seen.size).toBe(everyTenthDay.length);
});

test('a list that shows everything has no pagination', () => {
  const pageAt = createPageFinder(createNewsContent(createNews(everyTenthDay.slice(0, 14), ['en'])));
  expect((pageAt('/en/news') as Page<'news-list'>).body.pagination).toBeNull();
});

test.each(['/en/news/2025', '/en/news/category/category-1-en', '/en/news/tag/tag-1-en'])(
  'an archive page of %s has it as its breadcrumb',
  (front) => {
    const pageAt = createPageFinder(createNewsContent(createNews(everyTenthDay, localeCodes)));
    const page = pageAt((pageAt(front) as Page<'news-list'>).body.pagination?.older ?? '');
    expect(page.trail.map(({ path }) => path)).toEqual(['/en/news', front]);
  },
);

test('an archive page has no translation of another period', () => {
  const days = Array.from({ length: 30 }, (_, index) => `2025-${index < 15 ? '02' : '09'}-${String(1 + (index % 15)).padStart(2, '0')}`);
  const pageAt = createPageFinder(createNewsContent([...createNews(days.slice(0, 16), ['en']), ...createNews(days, ['uz', 'ru'])]));
  const translationsAt = (path: string) => pageAt(path).head.translations.flatMap(({ locale }) => locale ?? []);
  expect(translationsAt('/uz/blog-grid/2025')).toEqual(['uz', 'ru']);
  expect(translationsAt('/uz/blog-grid/2025-h1')).toEqual(['uz', 'ru']);
  expect(translationsAt('/en/blog-grid/2025')).toEqual(['en']);
});
