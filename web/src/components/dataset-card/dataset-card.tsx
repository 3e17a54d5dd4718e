import type { DatasetCard as Dataset } from '@ochiq/pages/plan/datasets';

import { Card } from '../card/card';
import { DatasetFacts } from '../dataset-facts/dataset-facts';
import type { HeadingLevel } from '../heading/heading';

export function DatasetCard({ dataset, level }: { dataset: Dataset; level: HeadingLevel }) {
  return (
    <Card title={dataset.label} to={dataset.path} lang={dataset.lang} level={level}>
      <DatasetFacts dataset={dataset} compact />
    </Card>
  );
}
