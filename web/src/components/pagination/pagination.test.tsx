import { buildPagination, buildPageLinks } from '@ochiq/pages/pagination/pagination';
import { screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { Pagination } from './pagination';

/** So many years up to 2026, of which one is shown; `null` is the list's own page. */
function yearsTo2026(count: number, current: string | null) {
  const pages = Array.from({ length: count }, (_, index) => String(2026 - index)).map((year) => ({
    name: year,
    period: year,
    ids: [year],
  }));
  const pathOf = (name: string | null) => ['/en/blog-grid', ...(name === null ? [] : [name])].join('/');
  return buildPagination(buildPageLinks(pages, current, pages[0]?.name ?? null), current, pathOf, (period) => period);
}

it('leads to the neighbours and to every period, and marks the one that is shown', () => {
  show(<Pagination pagination={yearsTo2026(3, '2025')} />);
  expect(screen.getByRole('navigation', { name: 'Pages of the list' })).toBeVisible();
  const names = ['Newer', 'Newest', '2026', '2025', '2024', 'Older'];
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('2025');
});

it('leaves out most periods of a long list', () => {
  const { container } = show(<Pagination pagination={yearsTo2026(30, '2012')} />);
  const shown = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['Newest', '…', '2014', '2013', '2012', '2011', '2010', '…', '1997']);
});

it('is not there where the list has one page', () => {
  expect(show(<Pagination pagination={yearsTo2026(0, null)} />).container).toBeEmptyDOMElement();
});
