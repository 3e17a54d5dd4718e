import { screen, within } from '@testing-library/react';
import type { ColumnView } from '@ochiq/pages/page-builders/datasets';

import { show } from '../../../test/show';
import { ColumnName, ColumnTable } from './column-table';

it.each([
  ['region', 'region'],
  ['last_measured_on', 'last_<wbr>measured_on'],
  ['mean_depth_m', 'mean_<wbr>depth_m'],
])('%s breaks after its underscores, but no unit is left alone', (name, html) => {
  expect(show(<ColumnName>{name}</ColumnName>).container.innerHTML).toBe(html);
});

const depth: ColumnView = { name: 'depth_m', title: 'Depth', description: 'In metres.', datatype: 'number' };
const since: ColumnView = { name: 'since', title: null, description: null, datatype: 'date' };

function cellsOf(columns: ColumnView[]) {
  show(<ColumnTable title="Wells" columns={columns} metadata="/media/a_1.csv-metadata.json" lang={null} wordsLang={null} />);
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}

it('says what is in each column, and leads to the same for programs', () => {
  const [, first, second] = cellsOf([depth, since]);
  expect(first?.slice(0, 2)).toEqual(['depth_m', 'DepthIn metres.']);
  expect(second?.slice(0, 2)).toEqual(['since', '']);
  expect(first?.[2]).not.toBe(second?.[2]);
  expect(screen.getByRole('link', { hidden: true })).toHaveAttribute('href', '/prefix/media/a_1.csv-metadata.json');
});

it('has no empty column where nobody described any', () => {
  expect(cellsOf([since]).map(({ length }) => length)).toEqual([2, 2]);
});
