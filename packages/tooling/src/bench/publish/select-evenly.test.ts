import { selectEvenly } from './select-evenly.ts';

const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

it('selects the given number, evenly spread, and returns the others', () => {
  expect(selectEvenly(all, 3)).toEqual({ taken: [0, 3, 6], left: [1, 2, 4, 5, 7, 8, 9] });
  expect(selectEvenly(all, 10)).toEqual({ taken: all, left: [] });
  expect(selectEvenly(all, 0)).toEqual({ taken: [], left: all });
});

it('rejects more than there are', () => {
  expect(() => selectEvenly(all, 11)).toThrow('11 of 10');
});
