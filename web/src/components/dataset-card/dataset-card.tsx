import type { DatasetCard as Dataset } from '@ochiq/pages/page-builders/datasets';

import { useMessages } from '../../i18n/use-messages';
import { Card } from '../card/card';
import { DatasetFacts } from '../dataset-facts/dataset-facts';
import type { HeadingLevel } from '../heading/heading';
import { Meta } from '../meta/meta';
import * as styles from './dataset-card.module.css';

/** Renders a dataset in the catalogue: its topic, formats, and date. */
export function DatasetCard({ dataset, level }: { dataset: Dataset; level: HeadingLevel }) {
  const t = useMessages();
  const { label, path, lang, theme, formats } = dataset;
  return (
    <Card title={label} to={path} lang={lang} level={level} eyebrow={theme && <Meta>{t(`datasets:theme.${theme}`)}</Meta>}>
      <ul className={styles.formats} aria-label={t('datasets:formats')}>
        {formats.map((format) => (
          <li key={format} className={styles.format}>
            {format}
          </li>
        ))}
      </ul>
      <DatasetFacts dataset={dataset} compact />
    </Card>
  );
}
