import { screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { DataTable } from './data-table';

it('has a caption, headings for columns and rows, and a frame that a keyboard can scroll', () => {
  show(<DataTable named caption="Appeals" headings={['Channel', 'Number']} rows={[['Post', '98']]} />);
  expect(screen.getByRole('region', { name: 'Appeals' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('table', { name: 'Appeals' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Channel', 'Number']);
  expect(screen.getByRole('rowheader')).toHaveTextContent('Post');
  expect(screen.getByRole('cell')).toHaveTextContent('98');
});
