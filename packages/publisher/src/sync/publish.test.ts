import { assertNoMassDeletion } from './publish.ts';

test.each([
  [40, 50],
  [300, 1000],
  [0, 0],
])('allows the removal of %i of %i pages', (removed, before) => {
  expect(() => {
    assertNoMassDeletion(removed, before);
  }).not.toThrow();
});

test('rejects a mass deletion and names the remedy', () => {
  expect(() => {
    assertNoMassDeletion(301, 1000);
  }).toThrow('301 of 1000 pages would go at once. The site stays as it was. If it is meant, build it anew: `pnpm site`');
});
