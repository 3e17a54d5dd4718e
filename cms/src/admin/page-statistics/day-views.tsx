import { Box, Flex, Typography } from '@strapi/design-system';

import type { ShownStatistics } from '../../content/page-statistics/page-statistics.ts';
import { formatShortDay } from '../dates/moment-format.ts';
import { englishStatistics } from '../texts/en/statistics.ts';
import { useNumberFormat, useTexts } from '../texts/use-texts.ts';
import { CsvButton, FigureTable } from './figure-table.tsx';

/** The height of the bars in the units of the picture; a day is ten units wide. */
const [barHeight, dayWidth] = [100, 10];

/** Renders a bar for each day. Their table says the same, so that screen readers get one sentence. */
function DayBars({ days, label }: { days: ShownStatistics['days']; label: string }) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  return (
    <Box background="neutral0" color="primary600" shadow="tableShadow" hasRadius padding={4}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${String(days.length * dayWidth)} ${String(barHeight)}`}
        preserveAspectRatio="none"
        style={{ display: 'block', width: '100%', height: '12rem' }}
      >
        {days.map(({ day, views }, index) => {
          const height = (views / most) * barHeight;
          return (
            <rect key={day} x={index * dayWidth + 1} y={barHeight - height} width={dayWidth - 2} height={height} fill="currentColor">
              <title>{`${formatShortDay(day)}: ${String(views)}`}</title>
            </rect>
          );
        })}
      </svg>
    </Box>
  );
}

/** Renders the page views of each day: a sentence, bars, and a table. */
export function DayViews({ from, to, views, days }: Pick<ShownStatistics, 'from' | 'to' | 'views' | 'days'>) {
  const translate = useTexts(englishStatistics);
  const formatNumber = useNumberFormat();
  const name = translate('ochiq.statistics.total');
  const sum = translate('ochiq.statistics.sum', { views: formatNumber(views), from: formatShortDay(from), to: formatShortDay(to) });
  const busiest = days.reduce((one, other) => (other.views > one.views ? other : one), { day: to, views: 0 });
  const most = translate('ochiq.statistics.most', { views: formatNumber(busiest.views), day: formatShortDay(busiest.day) });
  const table = {
    name,
    fileName: `views-${from}-${to}`,
    columns: [{ title: translate('ochiq.statistics.day') }, { title: translate('ochiq.statistics.views'), isNumber: true }],
    rows: days.toReversed().map((one) => ({
      key: one.day,
      cells: [formatShortDay(one.day), formatNumber(one.views)],
      values: [one.day, one.views],
    })),
  };
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={3} aria-label={name}>
      <Typography variant="delta" tag="h2">
        {name}
      </Typography>
      <Typography role="status">{views === 0 ? translate('ochiq.statistics.nothing') : `${sum}. ${most}.`}</Typography>
      {views > 0 && (
        <>
          <DayBars days={days} label={`${sum}. ${most}.`} />
          <details>
            <summary style={{ cursor: 'pointer', padding: '0.8rem 0' }}>
              <Typography fontWeight="semiBold">{translate('ochiq.statistics.table')}</Typography>
            </summary>
            <FigureTable {...table} />
          </details>
          <Flex>
            <CsvButton {...table} />
          </Flex>
        </>
      )}
    </Flex>
  );
}
