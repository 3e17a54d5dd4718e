import { screen } from '@testing-library/react';
import type { ResourceView } from '@ochiq/pages/page-builders/datasets';

import { show } from '../../../test/show';
import { DatasetResource } from './dataset-resource';

const resource: ResourceView = {
  title: 'Quduqlar',
  downloads: [],
  rows: '1',
  schema: null,
  columns: [],
  metadata: null,
  wordsLang: 'en',
  preview: {
    columns: [
      { name: 'region', title: 'Viloyat', numeric: false, worded: true },
      { name: 'depth_m', title: null, numeric: true, worded: false },
    ],
    rows: [['Tashkent', '12']],
    all: '1',
  },
};

it('calls a column as an editor did, and marks what is in the language of the file', () => {
  show(<DatasetResource resource={resource} lang={null} />);
  const [described, bare] = screen.getAllByRole('columnheader');
  expect(described).toHaveTextContent('Viloyat');
  expect(described?.querySelector('[lang]')).toBeNull();
  expect(bare?.querySelector('[lang="en"]')).toHaveTextContent('depth_m');
  expect(screen.getByText('Tashkent')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('12')).not.toHaveAttribute('lang');
});
