import type { DatasetCard, ResourceView } from '@ochiq/pages/page-builders/datasets';
import type { ReactNode } from 'react';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { LabelView } from '@ochiq/pages/view-models/link';

import { useMessages } from '../../i18n/use-messages';
import { DateText } from '../inline-text/inline-text';
import { FactRows } from '../fact-rows/fact-rows';
import { Status } from '../status/status';
import * as styles from './dataset-facts.module.css';
import { Icon } from '../icon/icon';
import { EditorLink, Link } from '../link/link';

/** Renders the downloads of the same data in all its formats. */
export function Downloads({ downloads, labelledBy }: Pick<ResourceView, 'downloads'> & { labelledBy: string }) {
  const t = useMessages();
  return (
    <ul className={styles.downloads} aria-labelledby={labelledBy}>
      {downloads.map(({ href, format, size }) => (
        <li key={href}>
          <Link to={href} className={styles.download}>
            <Icon name="download" />
            <span>{size === null ? format : t('common:file', { format, size })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Renders the licence of the data. */
export function DatasetLicence({ licence: { label, href }, lang }: { licence: LabelView; lang: Locale | null }) {
  return (
    <EditorLink href={href} lang={lang}>
      {label}
    </EditorLink>
  );
}

type DatasetFactsProps = {
  dataset: DatasetCard;
  /** In a list: only how fresh it is. */
  compact?: boolean;
  licence?: ReactNode;
};

export function DatasetFacts({ dataset, compact = false, licence = null }: DatasetFactsProps) {
  const t = useMessages();
  const { theme, periodicity, updatedOn, nextUpdateOn, overdue } = dataset;
  const late = overdue && <Status tone="off">{t('datasets:overdue')}</Status>;
  return (
    <FactRows
      compact={compact}
      rows={[
        [
          t('datasets:updatedOn'),
          <span key="updated" className={styles.dateWithStatus}>
            <DateText date={updatedOn} />
            {nextUpdateOn === null && late}
          </span>,
        ],
        [
          t('datasets:nextUpdateOn'),
          nextUpdateOn && (
            <span className={styles.dateWithStatus}>
              <DateText date={nextUpdateOn} />
              {late}
            </span>
          ),
        ],
        [t('datasets:periodicityLabel'), t(`datasets:periodicity.${periodicity}`)],
        [t('datasets:licence'), licence],
        [t('datasets:themeLabel'), !compact && theme ? t(`datasets:theme.${theme}`) : null],
      ]}
    />
  );
}
