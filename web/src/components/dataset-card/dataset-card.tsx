import type { DatasetCard as Dataset, RegisterView } from '@ochiq/pages/page-builders/datasets';

import { useMessages } from '../../i18n/use-messages';
import { Card } from '../card/card';
import { DatasetFacts, Downloads } from '../dataset-facts/dataset-facts';
import { Heading, type HeadingLevel } from '../heading/heading';
import { MetaLine } from '../meta-line/meta-line';
import * as styles from './dataset-card.module.css';
import { Link } from '../link/link';

/** Renders a register of the site as data: its content, and its formats. */
export function RegisterCard({ register }: { register: RegisterView }) {
  const t = useMessages();
  const { anchor, title, description, downloads, schema } = register;
  return (
    <article className={styles.register}>
      <Heading level={3} id={anchor}>
        {title}
      </Heading>
      <p>{description}</p>
      <Downloads downloads={downloads} labelledBy={anchor} />
      <p className={styles.schema}>
        <Link to={schema}>{t('datasets:schema')}</Link>
      </p>
    </article>
  );
}

/** Renders a dataset in the catalogue: its topic, formats, and date. */
export function DatasetCard({ dataset, level }: { dataset: Dataset; level: HeadingLevel }) {
  const t = useMessages();
  const { label, path, lang, theme, formats } = dataset;
  return (
    <Card title={label} to={path} lang={lang} level={level} eyebrow={theme && <MetaLine>{t(`datasets:theme.${theme}`)}</MetaLine>}>
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
