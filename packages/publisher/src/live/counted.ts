import type { SiteFacts } from '@ochiq/contract/site-facts';
import type { LiveSite } from '@ochiq/pages/live/live-site';

import { publishedAlert, type AlertFiles } from './alert-change.ts';
import { factsWithHeld, withHeld } from './held.ts';
import { publicIn, type LiveRelease } from './live-release.ts';
import { isAlertFile } from './touched.ts';

/** Returns the facts of a release that come from the content. */
export const contentFacts = ({ profile, redirects }: SiteFacts): SiteFacts => ({ profile, redirects });

/** Reads the baseline of the alert: undone content counts as published. */
export async function countedAlert({ folder, held }: LiveRelease): Promise<AlertFiles> {
  const counted = withHeld('files', await publishedAlert(publicIn(folder)), held);
  return new Map([...counted].flatMap(([name, text]) => (text === null || !isAlertFile(name) ? [] : [[name, text] as const])));
}

/** Sets the baseline of a site: undone content counts as published, and so does the given state of `pages`. */
export function countAsPublished(site: LiveSite, { facts, held }: LiveRelease, pages: ReadonlyMap<string, string | null>): void {
  site.restate(withHeld('pages', pages, held), factsWithHeld(contentFacts(facts), held));
}
