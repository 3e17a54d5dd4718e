import type { StatisticView } from '@ochiq/pages/plan/citizens';

import { useMessages } from '../../i18n/use-messages';
import { DataTable } from '../data-table/data-table';

/** The same appeals by how they came. */
export function ChannelTable({ statistic: { period, channels } }: { statistic: StatisticView }) {
  const t = useMessages();
  if (channels.length === 0) return null;
  return (
    <DataTable
      named
      caption={t('citizens:channelsOf', { period })}
      headings={[t('citizens:channelLabel'), t('citizens:count')]}
      rows={channels.map(({ channel, count }) => [t(`citizens:channel.${channel}`), count])}
    />
  );
}
