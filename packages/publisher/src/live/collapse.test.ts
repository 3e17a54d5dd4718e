import { collapse } from './collapse.ts';

test.each([
  [40, 50],
  [300, 1000],
  [0, 0],
])('%i of %i pages may go', (removed, before) => {
  expect(() => {
    collapse(removed, before);
  }).not.toThrow();
});

test('a site that would lose a large part of itself at once is kept, and the way out is named', () => {
  expect(() => {
    collapse(301, 1000);
  }).toThrow('301 of 1000 pages would go at once. The site stays as it was; if it is meant, build it anew: `pnpm site`');
});
