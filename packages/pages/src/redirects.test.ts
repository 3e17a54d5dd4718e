import { contentWhere, minimalEntry } from '../test/minimal-content.ts';
import { siteOf } from './site.ts';

const options = { today: '2026-11-20', panelUrl: 'http://127.0.0.1:1337/admin', siteUrl: 'https://ochiq.example' };
type Pair = readonly [from: string, to: string, permanent?: boolean];

function siteWith(pairs: readonly Pair[], more = news(0)) {
  const entries = pairs.map(([from, to, permanent = true], index) =>
    minimalEntry('redirect', 'uz', String(index), { from, to, permanent }),
  );
  return siteOf(
    contentWhere((entry) => (entry.type === 'redirect' ? null : entry), [...entries, ...more]),
    options,
  );
}

const redirectsWith = (pairs: readonly Pair[], more = news(0)) => siteWith(pairs, more).facts.redirects;
const leftOutWith = (pairs: readonly Pair[]) => siteWith(pairs).leftOut;

const news = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    minimalEntry('news', 'uz', `n${String(index)}`, {
      date: `${String(2025 + (index % 2))}-01-15`,
      category: { documentId: 'category-1' },
      tags: [{ documentId: 'tag-1' }],
    }),
  );

test('resolves redirects to their final target; reports loops and redirects that hide a page', () => {
  expect(
    redirectsWith([
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
  expect(redirectsWith(circle)).toEqual([]);
  expect(leftOutWith(circle)).toMatchObject([{ name: '/a', field: 'to', message: 'leads back to /a' }, { name: '/b' }]);
  expect(redirectsWith([['/uz/news', '/b']])).toEqual([]);
  expect(leftOutWith([['/uz/news', '/b']])).toMatchObject([{ field: 'from', message: 'is the address of a page' }]);
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
  expect(redirectsWith(pairs, news(24)).slice(pairs.length)).toEqual([
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
  expect(redirectsWith(pairs)).toEqual([]);
  expect(leftOutWith(pairs)).toMatchObject([{ message: 'leads back to /uz/news/tag/a' }, { message: 'leads back to /uz/news/category/b' }]);
});
