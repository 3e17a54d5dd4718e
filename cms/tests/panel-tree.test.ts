import { sectionKeys } from '@ochiq/contract/routing/section-keys';

import { englishTree } from '../src/admin/texts/en/forms';
import { russianTree } from '../src/admin/texts/ru/forms';
import { uzbekTree } from '../src/admin/texts/uz/forms';
import { listParentOptions, mergePages, formatAddress, type ListedPage } from '../src/admin/tree/parent-options';

const page = (documentId: string, parent: ListedPage['parent'], change: Partial<ListedPage> = {}): ListedPage => ({
  ...{ documentId, locale: 'uz', title: documentId, slug: documentId, parent, order: null, isPublished: true },
  ...change,
});
const pages = [
  page('climate', 'section:activities', { title: 'Iqlim', slug: 'iqlim' }),
  page('climate', 'section:activities', { locale: 'ru', title: 'Климат', slug: 'klimat', isPublished: false }),
  page('plan', 'page:climate', { isPublished: false }),
  page('regions', 'page:climate', { order: 1 }),
  page('alone', null),
];
const list = (locale: 'uz' | 'ru' | 'en', self?: string) =>
  listParentOptions(mergePages(pages, locale), self, (key) => `§${key}`).map(
    ({ label, depth, isPublished }) => `${'-'.repeat(depth)}${label}${isPublished ? '' : '?'}`,
  );

test('offers every section with the pages below it, and the pages at the top', () => {
  const options = list('ru');
  expect(options).toHaveLength(sectionKeys.length + 4);
  expect(options[0]).toBe('alone');
  const at = options.indexOf('§activities');
  expect(options.slice(at, at + 4)).toEqual(['§activities', '-Климат', '--regions', '--plan?']);
});

test('offers no page to itself, nor to those above it', () => {
  expect(list('uz', 'climate').filter((option) => /Iqlim|plan|regions/u.test(option))).toEqual([]);
  expect(list('uz', 'plan').filter((option) => /Iqlim|plan|regions/u.test(option))).toEqual(['-Iqlim', '--regions']);
});

test('offers no page that may have none below it', () => {
  const chain = ['a', 'b', 'c', 'd', 'e'].map((id, index) => page(id, index === 0 ? null : `page:${'abcde'[index - 1] ?? ''}`));
  const labels = listParentOptions(mergePages(chain, 'uz'), undefined, () => '§').map(({ label }) => label);
  expect(labels.filter((label) => label !== '§')).toEqual(['a', 'b', 'c', 'd']);
});

test('says which address a page gets in the language of the form', () => {
  const nodes = mergePages(pages, 'ru');
  expect(formatAddress(nodes, { parent: 'page:climate', slug: 'xarita', locale: 'ru' })).toBe('/ru/activities/klimat/xarita');
  expect(formatAddress(nodes, { parent: 'page:climate', slug: 'map', locale: 'en' })).toBe('/en/activities/iqlim/map');
  expect(formatAddress(nodes, { self: 'plan', parent: null, slug: 'plan', locale: 'uz' })).toBe('/uz/plan');
  expect(formatAddress(nodes, { parent: null, slug: 'about', locale: 'uz' })).toBeNull();
  expect(formatAddress(nodes, { parent: 'page:gone', slug: 'x', locale: 'uz' })).toBeNull();
  expect(formatAddress(nodes, { parent: null, slug: '', locale: 'uz' })).toBeNull();
});

test('says so in all languages of the panel', () => {
  const values = (texts: object) => Object.values(texts).map((text) => String(text).match(/\{\w+\}/gu));
  expect(values(uzbekTree)).toEqual(values(englishTree));
  expect(values(russianTree)).toEqual(values(englishTree));
});
