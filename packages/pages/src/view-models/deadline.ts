import { toDateView, type DateView } from '../format/date.ts';
import type { RenderContext } from '../render-context.ts';

/** The state of a deadline on the day the page is built for. */
export type DeadlineView = DateView & {
  /** Its own day is still open. */
  open: boolean;
  /** Days until the deadline, 0 on its own day; never negative. */
  daysLeft: number;
  /** Open, but not for long. */
  soon: boolean;
};

const soonDays = 3;
const dayLength = 86_400_000;

export function toDeadlineView({ locale, today }: Pick<RenderContext, 'locale' | 'today'>, deadline: string): DeadlineView {
  const open = deadline >= today;
  const daysLeft = open ? Math.round((Date.parse(deadline) - Date.parse(today)) / dayLength) : 0;
  return { ...toDateView(deadline, locale), open, daysLeft, soon: open && daysLeft <= soonDays };
}

type DeadlineEntry = { documentId: string; deadline: string };

/**
 * Creates a comparator: open ones first, the nearest deadline before the others; then closed ones, the latest first.
 */
export function compareOpenFirst(today: string): (a: DeadlineEntry, b: DeadlineEntry) => number {
  return (a, b) => {
    const open = a.deadline >= today;
    if (open !== b.deadline >= today) return open ? -1 : 1;
    const byDeadline = a.deadline.localeCompare(b.deadline, 'en');
    return (open ? byDeadline : -byDeadline) || a.documentId.localeCompare(b.documentId, 'en');
  };
}
