import type { SiteFacts } from '@ochiq/contract/wire/site-facts';
import { getPrefixLocale, pathFor, splitLocalePrefix, type LocalePrefix } from '@ochiq/contract/routing/path-for';
import { routes } from '@ochiq/contract/routing/routes';

import type { ContentProblem } from './content/content-problem.ts';
import { getEntrySource } from './content/parse-content.ts';
import { listVersions, withLocale, type RenderContext } from './render-context.ts';
import { listLabelArchiveNames } from './view-models/news/news-parts.ts';
import { labelKinds, labelRoutes, type LabelKind } from './view-models/news/news-filters.ts';

type Redirect = SiteFacts['redirects'][number];

/** The list of a category or tag. */
type LabelList = { form: LocalePrefix; label: LabelKind; slug: string };

/** Parses the path of a list; `null` where the path is another page's. */
function parseListPath(path: string): LabelList | null {
  const { form, rest } = splitLocalePrefix(path);
  for (const label of labelKinds) {
    const list = routes[labelRoutes[label]].path.replace(':slug', '');
    const slug = rest.startsWith(list) ? rest.slice(list.length) : '';
    if (/^[a-z\d-]+$/u.test(slug)) return { form, label, slug };
  }
  return null;
}

const getPeriodPath = ({ form, label, slug }: LabelList, period: string) => pathFor(`${labelRoutes[label]}-period`, form, { slug, period });

/**
 * Lists the redirects for the archive of a list that moved: from each of its pages to the page of the same name, where
 * the list still has it.
 */
function listArchiveRedirects({ from, to, permanent }: Redirect, context: RenderContext): Redirect[] {
  const [before, now] = [parseListPath(from), parseListPath(to)];
  if (!before || !now) return [];
  return listLabelArchiveNames(withLocale(context, getPrefixLocale(now.form)), now.label, now.slug).map((period) => ({
    from: getPeriodPath(before, period),
    to: getPeriodPath(now, period),
    permanent,
  }));
}

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
