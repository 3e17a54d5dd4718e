import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

/** How many days before its day a review is listed. */
export const noticeDays = 30;

/** A page that its owner has to read again. */
export const dueReview = z.object({
  document: z.string(),
  locale: z.enum(localeCodes),
  title: z.string(),
  /** The day by which it is read again, `YYYY-MM-DD`. */
  reviewOn: z.iso.date(),
  /** Whether that day has come. */
  isDue: z.boolean(),
  /** The unit that answers for the page; `null` where it has none, or one that the user may not read. */
  owner: z.object({ document: z.string(), name: z.string() }).nullable(),
});
export type DueReview = z.output<typeof dueReview>;

export const reviewsResponse = z.object({ reviews: z.array(dueReview) });
export type ReviewsResponse = z.output<typeof reviewsResponse>;

/** The panel's endpoint. */
export const reviewsPath = '/admin/reviews';
