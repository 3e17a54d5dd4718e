import type { DatasetCard } from '@ochiq/pages/page-builders/datasets';

import { show } from '../../../test/show';
import { DatasetFacts } from './dataset-facts';

const day = (iso: string) => ({ iso, text: iso });
const dataset: DatasetCard = {
  label: 'Wells',
  path: '/en/open/wells',
  lang: null,
  id: 'wells',
  theme: null,
  periodicity: 'monthly',
  formats: ['CSV'],
  updatedOn: day('2026-10-01'),
  nextUpdateOn: null,
  overdue: true,
};
const renderFacts = (over: Partial<DatasetCard>) => show(<DatasetFacts dataset={{ ...dataset, ...over }} compact />).container;

it('says that the data are late beside the day that was promised, else beside the last one', () => {
  expect(renderFacts({})).toHaveTextContent('2026-10-01Update overdue');
  expect(renderFacts({ nextUpdateOn: day('2026-11-01') })).toHaveTextContent('2026-11-01Update overdue');
  expect(renderFacts({ overdue: false })).not.toHaveTextContent('Update overdue');
});
