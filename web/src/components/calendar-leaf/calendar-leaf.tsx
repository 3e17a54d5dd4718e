import type { CalendarView } from '@ochiq/pages/format/date';

import * as styles from './calendar-leaf.module.css';

/** Renders a date as a leaf of a calendar; hidden from screen readers, since the same date is there in words. */
export function CalendarLeaf({ date: { day, month, year }, faded = false }: { date: CalendarView; faded?: boolean }) {
  return (
    <div className={styles.calendarLeaf} data-faded={faded || undefined} aria-hidden="true">
      <span className={styles.month}>{month}</span>
      <span className={styles.day}>{day}</span>
      <span className={styles.year}>{year}</span>
    </div>
  );
}
