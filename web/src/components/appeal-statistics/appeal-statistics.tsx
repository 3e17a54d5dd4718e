import type { StatisticView } from '@ochiq/pages/page-builders/citizens';

import { useMessages } from '../../i18n/use-messages';
import { Disclosure } from '../disclosure/disclosure';
import { FactList } from '../fact-list/fact-list';
import { Heading } from '../heading/heading';
import { AppealChart, collectOutcomes } from './appeal-chart';
import * as styles from './appeal-statistics.module.css';
import { DataTable } from '../data-table/data-table';

/** Renders tables of the appeals of each period, by outcome and by channel. */
function AppealTables({ statistics }: { statistics: readonly StatisticView[] }) {
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

/** How many periods are shown: two years of quarters. */
const shownPeriods = 8;

/** Renders the number of appeals and their outcomes, the newest period first. */
export function AppealStatistics({ statistics }: { statistics: readonly StatisticView[] }) {
  const t = useMessages();
  const [latest] = statistics;
  const shown = statistics.slice(0, shownPeriods);
  const older = statistics.slice(shownPeriods);
  const noted = shown.filter(({ note }) => note !== null);
  return (
    <div className={styles.sections}>
      {latest && (
        <>
          <Heading level={3}>{t('citizens:latest', { period: latest.period })}</Heading>
          <FactList
            facts={[
              { value: latest.receivedText, label: t('citizens:received'), note: null },
              ...latest.outcomes
                .filter(({ count }) => count > 0)
                .map(({ outcome, text, share }) => ({ value: text, label: t(`citizens:outcome.${outcome}`), note: share })),
            ]}
          />
        </>
      )}
      <AppealChart statistics={shown} />
      <AppealTables statistics={shown} />
      {noted.length > 0 && (
        <section className={styles.notes}>
          <Heading level={3}>{t('citizens:notes')}</Heading>
          <dl className={styles.notes}>
            {noted.map(({ id, period, note }) => (
              <div key={id}>
                <dt className={styles.period}>{period}</dt>
                <dd>{note}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {older.length > 0 && (
        <Disclosure title={t('citizens:olderPeriods')} level={3}>
          <AppealTables statistics={older} />
        </Disclosure>
      )}
    </div>
  );
}
