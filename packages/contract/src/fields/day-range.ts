import * as z from 'zod';

/** The first and the last day that a field may hold, both included. */
export type DayRange = { first: string; last: string };

const last = '2099-12-31';

/** The range of days for what an institution of the republic does and announces. */
export const sinceIndependence: DayRange = { first: '1991-09-01', last };

/** The range of days for acts, which may be older than the republic and still be in force. */
export const sinceOldActs: DayRange = { first: '1900-01-01', last };

function restrictToRange(schema: z.ZodType<string, string>, { first, last: end }: DayRange) {
  return schema.superRefine((value, context) => {
    const day = value.slice(0, 10);
    const issueBase = { origin: 'date', inclusive: true, input: value } as const;
    if (day < first) context.addIssue({ ...issueBase, code: 'too_small', minimum: Date.parse(first), message: `is before ${first}` });
    if (day > end) context.addIssue({ ...issueBase, code: 'too_big', maximum: Date.parse(end), message: `is after ${end}` });
  });
}

/** Creates the schema of a calendar day within bounds. */
export const createDaySchema = (range: DayRange) => restrictToRange(z.iso.date(), range);

/**
 * Creates the schema of an instant on a day within bounds. The day is taken in UTC, which is close enough to catch a
 * typing error.
 */
export const createInstantSchema = (range: DayRange) => restrictToRange(z.iso.datetime(), range);
