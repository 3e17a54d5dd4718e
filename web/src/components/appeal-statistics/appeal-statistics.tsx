import type { StatisticView } from '@ochiq/pages/plan/citizens';

import { useMessages } from '../../i18n/use-messages';
import { DataTable } from '../data-table/data-table';
import { ChannelTable } from './channel-table';
import * as styles from './appeal-statistics.module.css';

/** How many appeals came and what became of them, the newest span first. */
export function AppealStatistics({ statistics }: { statistics: readonly StatisticView[] }) {
  const t = useMessages();
  const noted = statistics.filter(({ note }) => note !== null);
  return (
    <div className={styles.tables}>
      <DataTable
        named
        caption={t('citizens:outcomes')}
        headings={[t('citizens:period'), t('citizens:received'), t('citizens:satisfied'), t('citizens:explained'), t('citizens:rejected')]}
        rows={statistics.map(({ period, received, satisfied, explained, rejected }) => [period, received, satisfied, explained, rejected])}
      />
      {noted.map(({ id, period, note }) => (
        <p key={id}>{t('common:titleWithPart', { title: period, part: note ?? '' })}</p>
      ))}
      {statistics.map((statistic) => (
        <ChannelTable key={statistic.id} statistic={statistic} />
      ))}
    </div>
  );
}
