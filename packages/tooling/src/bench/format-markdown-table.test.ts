import { formatMarkdownTable } from './format-markdown-table.ts';

it('has a head, figures to the right, and no stray columns', () => {
  expect(
    formatMarkdownTable([
      ['Change', 'p50 ms'],
      ['a title | a slug', '12'],
    ]),
  ).toBe(['| Change | p50 ms |', '|---|---:|', '| a title \\| a slug | 12 |'].join('\n'));
});
