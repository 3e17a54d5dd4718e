import { screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { Pagination } from './pagination';

const front = { path: '/en/blog-grid', current: false };
const pagesTo = (count: number, shown: number) =>
  Array.from({ length: count }, (_, index) => count - index).map((number) => ({
    number,
    path: `/en/blog-grid/${String(number)}`,
    current: number === shown,
  }));

it('leads to the neighbours and to every page, and marks the one that is shown', () => {
  show(<Pagination pagination={{ newer: '/en/blog-grid', older: '/en/blog-grid/1', front, pages: pagesTo(2, 2) }} />);
  expect(screen.getByRole('navigation', { name: 'Pages of the list' })).toBeVisible();
  const names = ['Newer', 'Newest', 'Page 2', 'Page 1', 'Older'];
  expect(screen.getAllByRole('link')).toHaveLength(names.length);
  for (const name of names) expect(screen.getByRole('link', { name })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
});

it('leaves out most pages of a long list', () => {
  const { container } = show(
    <Pagination pagination={{ newer: '/en/blog-grid/21', older: '/en/blog-grid/19', front, pages: pagesTo(40, 20) }} />,
  );
  const shown = [...container.querySelectorAll('li')].map(({ textContent }) =>
    textContent.replace(/^Page (?<number>\d+)\k<number>$/u, '$1'),
  );
  expect(shown).toEqual(['Newest', '40', '…', '22', '21', '20', '19', '18', '…', '1']);
});

it('is not there where the list has one page', () => {
  const pagination = { newer: null, older: null, front: { ...front, current: true }, pages: [] };
  expect(show(<Pagination pagination={pagination} />).container).toBeEmptyDOMElement();
});
