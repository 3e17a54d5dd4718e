import type { SiteFacts } from '@ochiq/contract/site-facts';
import type { LiveSite } from '@ochiq/pages/live/live-site';

import { publishedAlert, type AlertFiles } from './alert-change.ts';
import { factsWithHeld, withHeld } from './held.ts';
import { publicIn, type LiveRelease } from './live-release.ts';
import { isAlertFile } from './touched.ts';

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
