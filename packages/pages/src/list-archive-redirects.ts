import { getPrefixLocale, pathFor, splitLocalePrefix, type LocalePrefix } from '@ochiq/contract/routing/path-for';
import { routes } from '@ochiq/contract/routing/routes';
import type { SiteFacts } from '@ochiq/contract/wire/site-facts';

import { listLabelArchiveNames } from './view-models/news/news-parts.ts';
import { withLocale, type RenderContext } from './render-context.ts';
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
export function listArchiveRedirects({ from, to, permanent }: Redirect, context: RenderContext): Redirect[] {
  const [before, now] = [parseListPath(from), parseListPath(to)];
  if (!before || !now) return [];
  return listLabelArchiveNames(withLocale(context, getPrefixLocale(now.form)), now.label, now.slug).map((period) => ({
    from: getPeriodPath(before, period),
    to: getPeriodPath(now, period),
    permanent,
  }));
}
