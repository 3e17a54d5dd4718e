import type { DayView } from '@ochiq/pages/page-builders/citizens';

import { useMessages } from '../../i18n/use-messages';
import { formatClock } from '../hours/hours';
import * as styles from './week-table.module.css';

function Spans({ spans, none }: { spans: DayView['open']; none: string }) {
  if (spans.length === 0) return <span className={styles.closed}>{none}</span>;
  return <span className={styles.hours}>{spans.map(({ from, to }) => `${formatClock(from)}–${formatClock(to)}`).join(', ')}</span>;
}

/** Renders the office's week, to see at a glance on which day to come. */
export function WeekTable({ week }: { week: readonly DayView[] }) {
  const t = useMessages();
  return (
    <table className={styles.week}>
      <thead>
        <tr>
          <th scope="col">{t('citizens:day')}</th>
          <th scope="col">{t('citizens:open')}</th>
          <th scope="col">{t('citizens:reception')}</th>
        </tr>
      </thead>
      <tbody>
        {week.map(({ day, open, reception }) => (
          <tr key={day} data-reception={reception.length > 0 || undefined}>
            <th scope="row">{t(`common:weekday.${day}`)}</th>
            <td>
              <Spans spans={open} none={t('citizens:closed')} />
            </td>
            <td>
              <Spans spans={reception} none={t('citizens:noReception')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
