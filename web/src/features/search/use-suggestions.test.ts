import { getNeighbourIndex } from './use-suggestions';

it.each([
  [null, 1, 0],
  [0, 1, 1],
  [2, 1, null],
  [null, -1, 2],
  [0, -1, null],
  [2, -1, 1],
] as const)('from %p by %d is %p', (place, step, next) => {
  expect(getNeighbourIndex(place, step, 3)).toBe(next);
});
