import { isLocale, defaultLocale } from '@ochiq/contract/routing/locales';
import { listedPeriod, type StatisticsPeriod, statisticsPeriods } from '@ochiq/contract/wire/page-statistics';
import { Box, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { ChoiceButtons } from '../preview/choice-buttons.tsx';
import { englishStatistics } from '../texts/en/statistics.ts';
import { useTexts } from '../texts/use-texts.ts';
import { DayViews } from './day-views.tsx';
import { EmptySearches, ReadPages, Referrers, UnreadPages } from './statistics-tables.tsx';
import { useStatistics } from './use-statistics.ts';

function Figures({ days }: { days: StatisticsPeriod }) {
  const translate = useTexts(englishStatistics);
  const { locale } = useIntl();
  const statistics = useStatistics(days);
  if (statistics === null) return <Page.Loading />;
  if (statistics.state === 'broken')
    return <Typography role="alert">{translate('ochiq.statistics.broken', { reason: statistics.reason })}</Typography>;
  if (statistics.state !== 'on') return <Typography role="status">{translate(`ochiq.statistics.${statistics.state}`)}</Typography>;
  const { from, to } = statistics;
  return (
    <Flex direction="column" alignItems="stretch" gap={8}>
      <DayViews {...statistics} />
      <ReadPages pages={statistics.pages} first={isLocale(locale) ? locale : defaultLocale} from={from} to={to} />
      <UnreadPages unread={statistics.unread} from={from} to={to} />
      <Referrers referrers={statistics.referrers} otherReferrers={statistics.otherReferrers} from={from} to={to} />
      <EmptySearches searches={statistics.searches} from={from} to={to} />
    </Flex>
  );
}

/** The page of the site's statistics. */
export function StatisticsPage() {
  const translate = useTexts(englishStatistics);
  const [query, setQuery] = useSearchParams();
  const days = statisticsPeriods.find((period) => String(period) === query.get('days')) ?? listedPeriod;
  return (
    <Page.Main>
      <Page.Title>{translate('ochiq.statistics.title')}</Page.Title>
      <Layouts.Header title={translate('ochiq.statistics.title')} subtitle={translate('ochiq.statistics.lead')} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
          <ChoiceButtons
            label={translate('ochiq.statistics.period')}
            options={statisticsPeriods.map((period) => ({
              value: String(period),
              label: period === 365 ? translate('ochiq.statistics.year') : translate('ochiq.statistics.days', { days: period }),
            }))}
            value={String(days)}
            choose={(value) => {
              setQuery({ days: value });
            }}
          />
          <Box>
            <Figures days={days} />
          </Box>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
