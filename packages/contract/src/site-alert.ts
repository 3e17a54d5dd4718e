import * as z from 'zod';

const day = z.iso.date().nullable();

/** What everybody must know now, ready for one form of the site: `alert/<form>.json` of a release. */
export const siteAlert = z.object({
  /** The first and the last day it is for, in Tashkent. */
  from: day,
  until: day,
  /** What stands in its place; empty where there is nothing to say. */
  html: z.string(),
});
export type SiteAlert = z.output<typeof siteAlert>;
