import * as z from 'zod';

/** The first and the last day that a field may hold, both included. */
export type DayRange = { first: string; last: string };

const last = '2099-12-31';

/** What an institution of the republic does, and announces. */
export const sinceIndependence: DayRange = { first: '1991-09-01', last };

/** Acts may be older than the republic, and still hold. */
export const sinceOldActs: DayRange = { first: '1900-01-01', last };

function within(schema: z.ZodType<string, string>, { first, last: end }: DayRange) {
  return schema.superRefine((value, context) => {
    const day = value.slice(0, 10);
    const about = { origin: 'date', inclusive: true, input: value } as const;
    if (day < first) context.addIssue({ ...about, code: 'too_small', minimum: Date.parse(first), message: `is before ${first}` });
    if (day > end) context.addIssue({ ...about, code: 'too_big', maximum: Date.parse(end), message: `is after ${end}` });
  });
}

/** A day of the calendar within bounds. */
export const dayWithin = (range: DayRange) => within(z.iso.date(), range);

/** An instant on a day within bounds; in Greenwich, which is near enough for a slip of the hand. */
export const instantWithin = (range: DayRange) => within(z.iso.datetime(), range);
