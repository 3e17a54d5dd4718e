import { pathFor, splitForm } from '@ochiq/contract/path-for';
import { routes } from '@ochiq/contract/routes';
import type { SiteFacts } from '@ochiq/contract/site-facts';

import { labelRoutes } from './view/news-filters.ts';

/** The addresses of pages. */
export type PagePaths = Pick<ReadonlySet<string>, 'has'>;

type Redirect = SiteFacts['redirects'][number];

/** The address of a numbered page of a category's or tag's list; `null` where the list at the path is none of those. */
function numberedIn(path: string): ((page: string) => string) | null {
  const { form, rest } = splitForm(path);
  for (const route of Object.values(labelRoutes)) {
    const list = routes[route].path.replace(':slug', '');
    const slug = rest.startsWith(list) ? rest.slice(list.length) : '';
    if (/^[a-z\d-]+$/u.test(slug)) return (page) => pathFor(`${route}-page`, form, { slug, page });
  }
  return null;
}

/** Who comes to a numbered page of a list that moved is led to the page of that number, where the list still has it. */
export function numberedRedirects({ from, to, permanent }: Redirect, pagePaths: PagePaths): Redirect[] {
  const [before, now] = [numberedIn(from), numberedIn(to)];
  if (!before || !now) return [];
  const found: Redirect[] = [];
  for (let page = '1'; pagePaths.has(now(page)); page = String(Number(page) + 1))
    found.push({ from: before(page), to: now(page), permanent });
  return found;
}
