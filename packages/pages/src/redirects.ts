import type { SiteFacts } from '@ochiq/contract/wire/site-facts';

import { listArchiveRedirects } from './list-archive-redirects.ts';
import type { ContentProblem } from './content/content-problem.ts';
import { getEntrySource } from './content/parse-content.ts';
import { listVersions, type RenderContext } from './render-context.ts';

type Redirect = SiteFacts['redirects'][number];

/** The paths of pages. */
export type PagePaths = Pick<ReadonlySet<string>, 'has'>;

/** Follows a redirect to its final target; `null` where it is a loop. */
function resolveEnd(start: Redirect, byFrom: ReadonlyMap<string, Redirect>): string | null {
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
export function resolveRedirects(context: RenderContext, pagePaths: PagePaths): { redirects: Redirect[]; problems: ContentProblem[] } {
  const redirects: Redirect[] = [];
  const problems: ContentProblem[] = [];
  const entries = listVersions(context, 'redirect').map(({ entry }) => entry);
  const byFrom = new Map<string, Redirect>(entries.map((entry) => [entry.from, entry]));
  for (const entry of entries) {
    const reportProblem = (field: string, message: string) => problems.push({ ...getEntrySource('redirect', entry), field, message });
    const to = resolveEnd(entry, byFrom);
    if (pagePaths.has(entry.from)) reportProblem('from', 'is the address of a page');
    else if (to === null) reportProblem('to', `leads back to ${entry.from}`);
    else redirects.push({ from: entry.from, to, permanent: entry.permanent });
  }
  // A redirect that an editor wrote takes precedence over one that follows from the move of a list.
  const archived = redirects.flatMap((redirect) => listArchiveRedirects(redirect, context)).filter(({ from }) => !byFrom.has(from));
  return { redirects: [...redirects, ...archived], problems };
}
