import { formatTable } from './format-table.ts';

it('aligns the first column to the left and figures to the right', () => {
  expect(
    formatTable([
      ['Page', 'LCP', 'TBT'],
      ['/ru/news', '1.2', '100'],
      ['/uz', '10.2', '0'],
    ]),
  ).toBe(['Page       LCP  TBT', '/ru/news   1.2  100', '/uz       10.2    0'].join('\n'));
});

it('accepts short rows and no rows', () => {
  expect(formatTable([['a', '1', '2'], ['bb']])).toBe('a   1  2\nbb');
  expect(formatTable([])).toBe('');
});
