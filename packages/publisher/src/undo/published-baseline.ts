import type { SiteFacts } from '@ochiq/contract/wire/site-facts';
import type { IncrementalSite } from '@ochiq/pages/incremental/incremental-site';

import { readPublishedAlert, type AlertFiles } from '../sync/alert-change.ts';
import { applySuppressedFacts, applySuppressions } from './suppressions.ts';
import { getPublicDir, type LiveRelease } from '../state/live-release.ts';
import { isAlertFile } from './affected-outputs.ts';

/** Returns the facts of a release that come from the content. */
export const pickContentFacts = ({ profile, redirects, cyrillicWords }: SiteFacts): SiteFacts => ({ profile, redirects, cyrillicWords });

/** Reads the baseline of the alert: undone content counts as published. */
export async function readBaselineAlert({ folder, held }: LiveRelease): Promise<AlertFiles> {
  const baseline = applySuppressions('files', await readPublishedAlert(getPublicDir(folder)), held);
  return new Map([...baseline].flatMap(([name, text]) => (text === null || !isAlertFile(name) ? [] : [[name, text] as const])));
}

/** Sets the baseline of a site: undone content counts as published, and so does the given state of `pages`. */
export function setPublishedBaseline(site: IncrementalSite, { facts, held }: LiveRelease, pages: ReadonlyMap<string, string | null>): void {
  site.setPublished(applySuppressions('pages', pages, held), applySuppressedFacts(pickContentFacts(facts), held));
}
