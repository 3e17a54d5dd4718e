import type { Periodicity } from '@ochiq/contract/content/dataset';
import type { Entry } from '@ochiq/contract/content-types';

import { monthsAfter } from './format/months-after.ts';

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Returns the day one period later; `null` where no period is given. */
const nextAfter = {
  daily: dayAfter,
  monthly: (day) => monthsAfter(day, 1),
  quarterly: (day) => monthsAfter(day, 3),
  'half-yearly': (day) => monthsAfter(day, 6),
  yearly: (day) => monthsAfter(day, 12),
  irregular: () => null,
} as const satisfies Record<Periodicity, (day: string) => string | null>;

/**
 * Returns the last day on which a dataset counts as fresh: the promised one, else one period after its last update;
 * `null` where there is none.
 */
export function dueDay({ periodicity, updatedOn, nextUpdateOn }: Pick<Entry<'dataset'>, 'periodicity' | 'updatedOn' | 'nextUpdateOn'>) {
  return nextUpdateOn ?? nextAfter[periodicity](updatedOn);
}

/** Returns whether a dataset should have been updated before a day. */
export function isOverdue(dataset: Parameters<typeof dueDay>[0], today: string): boolean {
  const due = dueDay(dataset);
  return due !== null && due < today;
}
