import type { SiteFacts } from '@ochiq/contract/site-facts';
import type { LiveSite } from '@ochiq/pages/live/live-site';

import type { AppliedChange } from '../swap/applied-change.ts';
import { publishedAlert, type AlertFiles } from './alert-change.ts';
import { factsWithHeld, withHeld } from './held.ts';
import { publicIn, rereadRelease, type LiveRelease } from './live-release.ts';
import { publishedAt } from './published-pages.ts';
import { isAlertFile, touchedBy } from './touched.ts';

/** What of a release's facts comes from the content. */
export const contentFacts = ({ profile, redirects }: SiteFacts): SiteFacts => ({ profile, redirects });

/** The alert as it counts as published: what was taken back counts as if readers had it. */
export async function countedAlert({ folder, held }: LiveRelease): Promise<AlertFiles> {
  const counted = withHeld('files', await publishedAlert(publicIn(folder)), held);
  return new Map([...counted].flatMap(([name, text]) => (text === null || !isAlertFile(name) ? [] : [[name, text] as const])));
}

/** Lets a site count as published what was taken back; and these pages, which are known to be otherwise. */
export function countAsPublished(site: LiveSite, { facts, held }: LiveRelease, pages: ReadonlyMap<string, string | null>): void {
  site.restate(withHeld('pages', pages, held), factsWithHeld(contentFacts(facts), held));
}

/** Takes note of what an undo left in a release. */
export async function followUndo({ written, removed }: AppliedChange, site: LiveSite, live: LiveRelease): Promise<void> {
  await rereadRelease(live);
  const touched = touchedBy([...written, ...removed]);
  countAsPublished(site, live, await publishedAt(publicIn(live.folder), [...touched.pages]));
}
