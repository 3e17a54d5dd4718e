import { computeMedian } from './compute-median.ts';

it.each([
  [[7], 7],
  [[3, 1, 2], 2],
  [[100, 9, 10], 10],
  [[4, 1, 3, 2], 2.5],
])('of %j is %d', (values, middle) => {
  expect(computeMedian(values)).toBe(middle);
});

it('refuses no values', () => {
  expect(() => computeMedian([])).toThrow(RangeError);
});
