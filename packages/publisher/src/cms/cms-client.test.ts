import { buildQueryString } from './cms-client.ts';

test('encodes nested values in brackets, and lists by index', () => {
  expect(decodeURIComponent(buildQueryString({ locale: 'uz', populate: { a: true, b: { on: { 'x.y': { fields: ['c', 'd'] } } } } }))).toBe(
    'locale=uz&populate[a]=true&populate[b][on][x.y][fields][0]=c&populate[b][on][x.y][fields][1]=d',
  );
});

test('escapes reserved characters', () => {
  expect(buildQueryString({ q: 'a&b=c' })).toBe('q=a%26b%3Dc');
});
