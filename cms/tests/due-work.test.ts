import { baseProofCost, calculateProofCost, maxProofCost, isSufficientCost } from '../src/submissions/rate-limits/due-work';

test('the cost of a form doubles with every forty in an hour, up to six seconds of a browser', () => {
  expect([0, 39, 40, 79, 80, 199, 200, 10_000].map(calculateProofCost)).toEqual([1000, 1000, 2000, 2000, 4000, 16_000, 32_000, 32_000]);
});

test('a proof is sufficient at its own cost and at the next step, but not at the one after', () => {
  expect([baseProofCost, 2 * baseProofCost, 4 * baseProofCost].map((due) => isSufficientCost(baseProofCost, due))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isSufficientCost(maxProofCost, baseProofCost)).toBe(true);
});
