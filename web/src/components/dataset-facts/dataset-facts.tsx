import type { DatasetCard } from '@ochiq/pages/plan/datasets';

import { useMessages } from '../../i18n/use-messages';
import { DateText } from '../date-text/date-text';
import { Facts } from '../facts/facts';
import { Status } from '../status/status';
import * as styles from './dataset-facts.module.css';

export function DatasetFacts({ dataset, compact = false }: { dataset: DatasetCard; compact?: boolean }) {
  const t = useMessages();
  const { theme, periodicity, formats, updatedOn, nextUpdateOn, overdue } = dataset;
  return (
    <Facts
      compact={compact}
      rows={[
        [t('datasets:themeLabel'), theme && t(`datasets:theme.${theme}`)],
        [t('datasets:formats'), formats.join(', ')],
        [t('datasets:periodicityLabel'), t(`datasets:periodicity.${periodicity}`)],
        [t('datasets:updatedOn'), <DateText key="updated" date={updatedOn} />],
        [
          t('datasets:nextUpdateOn'),
          nextUpdateOn && (
            <span className={styles.next}>
              <DateText date={nextUpdateOn} />
              {overdue && <Status tone="off">{t('datasets:overdue')}</Status>}
            </span>
          ),
        ],
      ]}
    />
  );
}
