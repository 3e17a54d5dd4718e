import type { SiteFacts } from '@ochiq/contract/site-facts';

import { clashesOf } from './clashes.ts';
import type { Content } from './content.ts';
import { ContentError } from './content-problem.ts';
import { missingFrom } from './missing-content.ts';
import { mediaFilesOf, type MediaFile } from './media-files.ts';
import type { PlannedPage } from './page.ts';
import { parseContent, type RawEntry } from './parse-content.ts';
import { planPages } from './plan.ts';
import { readingOf, theSingle } from './reading.ts';
import { redirectsOf } from './redirects.ts';

export type Site = { content: Content; pages: PlannedPage[]; facts: SiteFacts; media: MediaFile[] };

/**
 * The site as a function of its content.
 * @param today the day the pages are made for, `YYYY-MM-DD` in Tashkent
 * @param panelUrl where the panel is, for the addresses in error messages
 * @throws ContentError naming every entry that can't become a page
 */
export function siteOf(raw: Iterable<RawEntry>, { today, panelUrl }: { today: string; panelUrl: string }): Site {
  const { content, problems } = parseContent(raw);
  const allProblems = [...problems, ...missingFrom(content)];
  if (allProblems.length > 0) throw new ContentError(allProblems, panelUrl);

  const pages = planPages(content, today);
  const reading = readingOf(content, 'plain', today);
  const { redirects, problems: redirectProblems } = redirectsOf(reading, new Set(pages.map(({ path }) => path)));
  const planProblems = [...clashesOf(pages), ...redirectProblems];
  if (planProblems.length > 0) throw new ContentError(planProblems, panelUrl);

  return { content, pages, facts: { profile: theSingle(reading, 'site').entry.profile, redirects }, media: mediaFilesOf(content) };
}
