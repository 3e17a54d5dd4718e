import { withChangedEntries, createMinimalEntry } from '../test/minimal-content.ts';
import { buildSite } from './site.ts';

const options = { today: '2026-11-20', panelUrl: 'http://127.0.0.1:1337/admin', siteUrl: 'https://ochiq.example' };
type Pair = readonly [from: string, to: string, permanent?: boolean];

function createSite(pairs: readonly Pair[], more = createNews(0)) {
  const entries = pairs.map(([from, to, permanent = true], index) =>
    createMinimalEntry('redirect', 'uz', String(index), { from, to, permanent }),
  );
  return buildSite(
    withChangedEntries((entry) => (entry.type === 'redirect' ? null : entry), [...entries, ...more]),
    options,
  );
}

const listRedirects = (pairs: readonly Pair[], more = createNews(0)) => createSite(pairs, more).facts.redirects;
const listLeftOut = (pairs: readonly Pair[]) => createSite(pairs).leftOut;

const createNews = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    createMinimalEntry('news', 'uz', `n${String(index)}`, {
      date: `${String(2025 + (index % 2))}-01-15`,
      category: { documentId: 'category-1' },
      tags: [{ documentId: 'tag-1' }],
    }),
  );

test('resolves redirects to their final target; reports loops and redirects that hide a page', () => {
  expect(
    listRedirects([
      ['/a', '/b'],
      ['/b', '/uz/news'],
    ]),
  ).toEqual([
    { from: '/a', to: '/uz/news', permanent: true },
    { from: '/b', to: '/uz/news', permanent: true },
  ]);
  const circle: Pair[] = [
    ['/a', '/b'],
    ['/b', '/a'],
  ];
  expect(listRedirects(circle)).toEqual([]);
  expect(listLeftOut(circle)).toMatchObject([{ name: '/a', field: 'to', message: 'leads back to /a' }, { name: '/b' }]);
  expect(listRedirects([['/uz/news', '/b']])).toEqual([]);
  expect(listLeftOut([['/uz/news', '/b']])).toMatchObject([{ field: 'from', message: 'is the address of a page' }]);
});

test('redirects the archive of a moved list, unless an editor wrote a redirect', () => {
  const pairs: Pair[] = [
    ['/uz/news/category/eski', '/uz/news/category/yana-eski'],
    ['/uz/news/category/yana-eski', '/uz/news/category/category-1-uz'],
    ['/uz/news/category/eski/2025', '/uz/about'],
    ['/news/tag/eski', '/news/tag/tag-1-uz', false],
    ['/en/news/tag/old', '/en/news/tag/tag-1-en'],
    ['/uz/eski', '/uz/news/category/category-1-uz'],
    ['/uz/news/tag/eski', '/uz/news'],
  ];
  expect(listRedirects(pairs, createNews(24)).slice(pairs.length)).toEqual([
    { from: '/uz/news/category/eski/2026', to: '/uz/news/category/category-1-uz/2026', permanent: true },
    { from: '/uz/news/category/yana-eski/2026', to: '/uz/news/category/category-1-uz/2026', permanent: true },
    { from: '/uz/news/category/yana-eski/2025', to: '/uz/news/category/category-1-uz/2025', permanent: true },
    { from: '/news/tag/eski/2026', to: '/news/tag/tag-1-uz/2026', permanent: false },
    { from: '/news/tag/eski/2025', to: '/news/tag/tag-1-uz/2025', permanent: false },
  ]);
});

test('leaves out a loop of lists with all their archive pages', () => {
  const pairs: Pair[] = [
    ['/uz/news/tag/a', '/uz/news/category/b'],
    ['/uz/news/category/b', '/uz/news/tag/a'],
  ];
  expect(listRedirects(pairs)).toEqual([]);
  expect(listLeftOut(pairs)).toMatchObject([{ message: 'leads back to /uz/news/tag/a' }, { message: 'leads back to /uz/news/category/b' }]);
});
