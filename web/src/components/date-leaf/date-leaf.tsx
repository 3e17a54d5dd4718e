import type { CalendarView } from '@ochiq/pages/format/date';

import * as styles from './date-leaf.module.css';

/** A day as a leaf of a calendar; drawn beside the same date in words, so nothing reads it out. */
export function DateLeaf({ date: { day, month, year }, faded = false }: { date: CalendarView; faded?: boolean }) {
  return (
    <div className={styles.leaf} data-faded={faded || undefined} aria-hidden="true">
      <span className={styles.month}>{month}</span>
      <span className={styles.day}>{day}</span>
      <span className={styles.year}>{year}</span>
    </div>
  );
}
