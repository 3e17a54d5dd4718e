import { paginationOf } from '@ochiq/pages/plan/pagination';
import { screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { Pagination } from './pagination';

const front = '/en/blog-grid';
const pathOf = (page: number) => `/en/blog-grid/${String(page)}`;

it('leads to the neighbours and to every page, and marks the one that is shown', () => {
  show(<Pagination pagination={paginationOf(2, 2, front, pathOf)} />);
  expect(screen.getByRole('navigation', { name: 'Pages of the list' })).toBeVisible();
  const names = ['Newer', 'Newest', 'Page 2', 'Page 1', 'Older'];
  expect(screen.getAllByRole('link')).toHaveLength(names.length);
  for (const name of names) expect(screen.getByRole('link', { name })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
});

it('leaves out most pages of a long list', () => {
  const { container } = show(<Pagination pagination={paginationOf(40, 20, front, pathOf)} />);
  const shown = [...container.querySelectorAll('li')].map(({ textContent }) =>
    textContent.replace(/^Page (?<number>\d+)\k<number>$/u, '$1'),
  );
  expect(shown).toEqual(['Newest', '…', '22', '21', '20', '19', '18', '…', '1']);
});

it('is not there where the list has one page', () => {
  expect(show(<Pagination pagination={paginationOf(0, null, front, pathOf)} />).container).toBeEmptyDOMElement();
});
