import { readSearchQuery, toSearchParameters } from './search.ts';

const emptyQuery = { locale: 'uz', q: '', type: null, year: null, page: 1 };

test('parses the query of an address', () => {
  expect(readSearchQuery('uz', { q: '  suv sathi ', type: 'news', year: '2025', page: '3' })).toEqual({
    locale: 'uz',
    q: 'suv sathi',
    type: 'news',
    year: 2025,
    page: 3,
  });
});

test.each([
  ['no parameter at all', {}],
  ['a type that is none', { type: 'toString' }],
  ['a year that is none', { year: 'twenty' }],
  ['a year far away', { year: '12' }],
  ['half a page', { page: '1.5' }],
  ['a page before the first', { page: '0' }],
  ['a page too far', { page: '101' }],
  ['empty fields of the form', { q: '', type: '', year: '', page: '' }],
])('tolerates %s', (_, address) => {
  expect(readSearchQuery('uz', address)).toEqual(emptyQuery);
});

test('rejects a query that is too long', () => {
  expect(readSearchQuery('uz', { q: 'a'.repeat(200) })).not.toBeNull();
  expect(readSearchQuery('uz', { q: 'a'.repeat(201) })).toBeNull();
  expect(readSearchQuery('uz', { q: 'oʻ'.repeat(10_000) })).toBeNull();
});

test('reads back the parameters that it writes', () => {
  const query = { locale: 'en' as const, q: "o'zbek & co", type: 'document' as const, year: 2020, page: 2 };
  expect(readSearchQuery('en', toSearchParameters(query))).toEqual(query);
  expect(toSearchParameters({ ...query, type: null, year: null, page: 1 })).toEqual({ q: query.q });
});
