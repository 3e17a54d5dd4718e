import { localeOf, pathFor, splitForm, type PathForm } from '@ochiq/contract/path-for';
import { routes } from '@ochiq/contract/routes';
import type { SiteFacts } from '@ochiq/contract/site-facts';

import { archiveOfLabel } from './plan/news-parts.ts';
import { inLanguage, type Reading } from './reading.ts';
import { labelNames, labelRoutes, type Label } from './view/news-filters.ts';

type Redirect = SiteFacts['redirects'][number];

/** The list of a category or tag. */
type List = { form: PathForm; label: Label; slug: string };

/** Parses the path of a list; `null` where the path is another page's. */
function listAt(path: string): List | null {
  const { form, rest } = splitForm(path);
  for (const label of labelNames) {
    const list = routes[labelRoutes[label]].path.replace(':slug', '');
    const slug = rest.startsWith(list) ? rest.slice(list.length) : '';
    if (/^[a-z\d-]+$/u.test(slug)) return { form, label, slug };
  }
  return null;
}

const pathOf = ({ form, label, slug }: List, period: string) => pathFor(`${labelRoutes[label]}-period`, form, { slug, period });

/**
 * Lists the redirects for the archive of a list that moved: from each of its pages to the page of the same name, where
 * the list still has it.
 */
export function archiveRedirects({ from, to, permanent }: Redirect, reading: Reading): Redirect[] {
  const [before, now] = [listAt(from), listAt(to)];
  if (!before || !now) return [];
  return archiveOfLabel(inLanguage(reading, localeOf(now.form)), now.label, now.slug).map((period) => ({
    from: pathOf(before, period),
    to: pathOf(now, period),
    permanent,
  }));
}
