import { computeScrollPosition } from './compute-scroll-position';

it.each([
  ['begins where the reader is', 0, 1800],
  ['has gone a third after a third of the time', 300, 1200],
  ['has gone half after half of the time', 450, 900],
  ['ends at the top', 900, 0],
  ['stays at the top after that', 1000, 0],
  ['does not go down before it begins', -5, 1800],
])('%s', (_, elapsed, position) => {
  expect(computeScrollPosition(1800, elapsed, 900)).toBeCloseTo(position);
});
