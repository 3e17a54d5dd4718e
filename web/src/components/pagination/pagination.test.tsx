import { screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { Pagination } from './pagination';

it('leads to the neighbours and to every page, and marks the one that is shown', () => {
  show(
    <Pagination
      pagination={{
        newer: '/en/blog-grid',
        older: '/en/blog-grid/1',
        pages: [2, 1].map((number) => ({ number, path: `/en/blog-grid/${String(number)}`, current: number === 2 })),
      }}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Pages of the list' })).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Newer', 'Page 2', 'Page 1', 'Older']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Page 2');
});

it('is not there where the list has one page', () => {
  expect(show(<Pagination pagination={{ newer: null, older: null, pages: [] }} />).container).toBeEmptyDOMElement();
});
