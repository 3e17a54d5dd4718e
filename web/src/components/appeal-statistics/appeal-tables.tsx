import type { StatisticView } from '@ochiq/pages/page-builders/citizens';

import { useMessages } from '../../i18n/use-messages';
import { DataTable } from '../data-table/data-table';
import { collectOutcomes } from './bars';

/** Renders tables of the appeals of each period, by outcome and by channel. */
export function AppealTables({ statistics }: { statistics: readonly StatisticView[] }) {
  const t = useMessages();
  const shown = collectOutcomes(statistics);
  const counted = statistics.filter(({ channels }) => channels.length > 0);
  const [first] = counted;
  return (
    <>
      <DataTable
        named
        caption={t('citizens:outcomes')}
        headings={[t('citizens:period'), t('citizens:received'), ...shown.map((outcome) => t(`citizens:outcome.${outcome}`))]}
        rows={statistics.map(({ period, receivedText, outcomes: parts }) => [
          period,
          receivedText,
          ...parts
            .filter(({ outcome }) => shown.includes(outcome))
            .map(({ text, share }) => t('citizens:countAndShare', { count: text, share })),
        ])}
      />
      {first && (
        <DataTable
          named
          caption={t('citizens:channelNumbers')}
          headings={[t('citizens:period'), ...first.channels.map(({ channel }) => t(`citizens:channel.${channel}`))]}
          rows={counted.map(({ period, channels }) => [period, ...channels.map(({ count }) => count ?? '—')])}
        />
      )}
    </>
  );
}
