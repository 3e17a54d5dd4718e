import type { Periodicity } from '@ochiq/contract/content/dataset';
import type { Entry } from '@ochiq/contract/content-types';

/** Adds months to a day, `YYYY-MM-DD`; the month's last day where it has no such day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

const getNextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Returns the day one period later; `null` where no period is given. */
const nextDueDays = {
  daily: getNextDay,
  monthly: (day) => addMonths(day, 1),
  quarterly: (day) => addMonths(day, 3),
  'half-yearly': (day) => addMonths(day, 6),
  yearly: (day) => addMonths(day, 12),
  irregular: () => null,
} as const satisfies Record<Periodicity, (day: string) => string | null>;

/**
 * Returns the last day on which a dataset counts as fresh: the promised one, else one period after its last update;
 * `null` where there is none.
 */
export function getDueDay({ periodicity, updatedOn, nextUpdateOn }: Pick<Entry<'dataset'>, 'periodicity' | 'updatedOn' | 'nextUpdateOn'>) {
  return nextUpdateOn ?? nextDueDays[periodicity](updatedOn);
}

/** Returns whether a dataset should have been updated before a day. */
export function isOverdue(dataset: Parameters<typeof getDueDay>[0], today: string): boolean {
  const due = getDueDay(dataset);
  return due !== null && due < today;
}
