import { searchOf } from './search-of.ts';

test('what is nested stands in brackets, lists by number', () => {
  expect(decodeURIComponent(searchOf({ locale: 'uz', populate: { a: true, b: { on: { 'x.y': { fields: ['c', 'd'] } } } } }))).toBe(
    'locale=uz&populate[a]=true&populate[b][on][x.y][fields][0]=c&populate[b][on][x.y][fields][1]=d',
  );
});

test('signs that mean something in an address are encoded', () => {
  expect(searchOf({ q: 'a&b=c' })).toBe('q=a%26b%3Dc');
});
