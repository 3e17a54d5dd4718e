import type { Reception, WorkingHours as WorkingHoursSpan } from '@ochiq/contract/part/hours';

import { useMessages } from '../../i18n/use-messages';
import * as styles from './hours.module.css';

/** Formats `09:00` as in prose: `9:00`. */
export const formatClock = (clock: string): string => clock.replace(/^0(?=\d:)/u, '');

export function WorkingHours({ spans }: { spans: readonly WorkingHoursSpan[] }) {
  const t = useMessages();
  return (
    <ul className={styles.list}>
      {spans.map(({ firstDay, lastDay, ...span }) => {
        const clocks = { from: formatClock(span.from), to: formatClock(span.to) };
        const first = t(`common:weekday.${firstDay}`);
        const text =
          firstDay === lastDay
            ? t('common:dayHours', { day: first, ...clocks })
            : t('common:spanHours', { first, last: t(`common:weekdayInside.${lastDay}`), ...clocks });
        return <li key={text}>{text}</li>;
      })}
    </ul>
  );
}

export function ReceptionDays({ days }: { days: readonly Reception[] }) {
  const t = useMessages();
  return (
    <ul className={styles.list}>
      {days.map(({ weekday, from, to }) => {
        const text = t('common:dayHours', { day: t(`common:weekday.${weekday}`), from: formatClock(from), to: formatClock(to) });
        return <li key={text}>{text}</li>;
      })}
    </ul>
  );
}
