import { addDaysToDay } from '../../submissions/forms/days';

/** The first and the last day of an absence, `YYYY-MM-DD`, of Tashkent; both are a part of it. */
export type AbsenceDays = { fromDay: string; untilDay: string };

/** How long one person can stand in for another at most: who is away longer needs a successor. */
export const maxAbsenceDays = 366;

/** Returns whether a day is a part of an absence. Days of this form are in order as texts. */
export const isOn = ({ fromDay, untilDay }: AbsenceDays, day: string): boolean => fromDay <= day && day <= untilDay;

/** Returns whether two absences have a day in common. */
export const hasCommonDay = (one: AbsenceDays, other: AbsenceDays): boolean =>
  one.fromDay <= other.untilDay && other.fromDay <= one.untilDay;

/** Why days are none of an absence that can be set. */
export type DaysFault = 'past' | 'order' | 'too-long';

/** Finds what is wrong with days: none may be over, since no right was lent on them. */
export function findDaysFault({ fromDay, untilDay }: AbsenceDays, today: string): DaysFault | null {
  if (untilDay < fromDay) return 'order';
  if (fromDay < today) return 'past';
  return untilDay > addDaysToDay(fromDay, maxAbsenceDays - 1) ? 'too-long' : null;
}

/** An absence as far as it says who stands in for whom. */
export type StandInRow = AbsenceDays & { user: number; standIn: number | null; endedAt: unknown };

/** Lists the absences by which a right is lent on a day. */
export const listCurrent = <Row extends StandInRow>(rows: readonly Row[], day: string): (Row & { standIn: number })[] =>
  rows.flatMap((row) => {
    const { standIn } = row;
    return standIn !== null && row.endedAt === null && isOn(row, day) ? [{ ...row, standIn }] : [];
  });
