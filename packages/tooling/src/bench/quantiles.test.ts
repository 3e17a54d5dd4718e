import { computeMedian, computeQuantile } from './quantiles.ts';

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

const upTo = (last: number) => Array.from({ length: last }, (_, index) => last - index);

it.each([
  [upTo(100), 0.95, 95],
  [upTo(50), 0.95, 48],
  [upTo(10), 0.95, 10],
  [[7], 0.5, 7],
  [[100, 9, 10], 1, 100],
])('of %j at %d is %d', (values, share, value) => {
  expect(computeQuantile(values, share)).toBe(value);
});

it.each([
  [[], 0.95],
  [[1], 0],
  [[1], 1.1],
])('refuses %j at %d', (values, share) => {
  expect(() => computeQuantile(values, share)).toThrow(RangeError);
});
