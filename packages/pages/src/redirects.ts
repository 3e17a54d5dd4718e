import type { SiteFacts } from '@ochiq/contract/site-facts';

import { archiveRedirects } from './archive-redirects.ts';
import type { ContentProblem } from './content-problem.ts';
import { sourceOf } from './parse-content.ts';
import { everyVersion, type Reading } from './reading.ts';

type Redirect = SiteFacts['redirects'][number];

/** The paths of pages. */
export type PagePaths = Pick<ReadonlySet<string>, 'has'>;

/** Follows a redirect to its final target; `null` where it is a loop. */
function endOf(start: Redirect, byFrom: ReadonlyMap<string, Redirect>): string | null {
  const seen = new Set([start.from]);
  let { to } = start;
  for (let next = byFrom.get(to); next; next = byFrom.get(to)) {
    if (seen.has(next.from)) return null;
    seen.add(next.from);
    ({ to } = next);
  }
  return to;
}

/**
 * Resolves the redirects of the site, each straight to its final target. Loops and redirects that would hide a page are
 * left out and reported.
 */
export function redirectsOf(reading: Reading, pagePaths: PagePaths): { redirects: Redirect[]; problems: ContentProblem[] } {
  const redirects: Redirect[] = [];
  const problems: ContentProblem[] = [];
  const entries = everyVersion(reading, 'redirect').map(({ entry }) => entry);
  const byFrom = new Map<string, Redirect>(entries.map((entry) => [entry.from, entry]));
  for (const entry of entries) {
    const complain = (field: string, message: string) => problems.push({ ...sourceOf('redirect', entry), field, message });
    const to = endOf(entry, byFrom);
    if (pagePaths.has(entry.from)) complain('from', 'is the address of a page');
    else if (to === null) complain('to', `leads back to ${entry.from}`);
    else redirects.push({ from: entry.from, to, permanent: entry.permanent });
  }
  // A redirect that an editor wrote takes precedence over one that follows from the move of a list.
  const archived = redirects.flatMap((redirect) => archiveRedirects(redirect, reading)).filter(({ from }) => !byFrom.has(from));
  return { redirects: [...redirects, ...archived], problems };
}
