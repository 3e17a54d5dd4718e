import { formatMarkdownTable, formatTable } from './format-table.ts';

it('has a head, figures to the right, and no stray columns', () => {
  expect(
    formatMarkdownTable([
      ['Change', 'p50 ms'],
      ['a title | a slug', '12'],
    ]),
  ).toBe(['| Change | p50 ms |', '|---|---:|', '| a title \\| a slug | 12 |'].join('\n'));
});

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
