import { baseCost, costAfter, highestCost, isWorth } from '../src/intake/due-work';

test('the cost of a form doubles with every forty in an hour, up to six seconds of a browser', () => {
  expect([0, 39, 40, 79, 80, 199, 200, 10_000].map(costAfter)).toEqual([1000, 1000, 2000, 2000, 4000, 16_000, 32_000, 32_000]);
});

test('a proof is sufficient at its own cost and at the next step, but not at the one after', () => {
  expect([baseCost, 2 * baseCost, 4 * baseCost].map((due) => isWorth(baseCost, due))).toEqual([true, true, false]);
  expect(isWorth(highestCost, baseCost)).toBe(true);
});
