import * as z from 'zod';

const day = z.iso.date().nullable();

/** The emergency banner, ready for one locale prefix: `alert/<locale prefix>.json` of a release. */
export const siteAlert = z.object({
  /** The first and the last day it is for, in Tashkent. */
  from: day,
  until: day,
  /** The HTML to put in place of the marker; empty where there is no banner. */
  html: z.string(),
});
export type SiteAlert = z.output<typeof siteAlert>;
