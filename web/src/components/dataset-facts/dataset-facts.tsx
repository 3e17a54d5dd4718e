import type { DatasetCard } from '@ochiq/pages/page-builders/datasets';
import type { ReactNode } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { DateText } from '../date-text/date-text';
import { FactRows } from '../fact-rows/fact-rows';
import { Status } from '../status/status';
import * as styles from './dataset-facts.module.css';

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
          <span key="updated" className={styles.day}>
            <DateText date={updatedOn} />
            {nextUpdateOn === null && late}
          </span>,
        ],
        [
          t('datasets:nextUpdateOn'),
          nextUpdateOn && (
            <span className={styles.day}>
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
