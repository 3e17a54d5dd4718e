import { getLocaleFallbacks, type Locale } from '@ochiq/contract/routing/locales';
import { getPrefixLocale, pathFor, localePrefixes, type LocalePrefix } from '@ochiq/contract/routing/path-for';

import type { SlugRoute } from '@ochiq/contract/routing/path-need';

/** The slugs of a document's published versions. */
export type Slugs = Readonly<Partial<Record<Locale, string>>>;

export type PathMove = { from: string; to: string };

/**
 * Returns the slug under which readers of a language find the document: its own, or that of the version shown in its
 * place.
 */
const getShownSlug = (slugs: Slugs, form: LocalePrefix) =>
  getLocaleFallbacks(getPrefixLocale(form))
    .map((locale) => slugs[locale])
    .find(Boolean);

/** Lists the addresses of a document's own page, one per locale prefix. */
export function listPaths(route: SlugRoute, slugs: Slugs): string[] {
  return localePrefixes.flatMap((form) => {
    const slug = getShownSlug(slugs, form);
    return slug === undefined ? [] : [pathFor(route, form, { slug })];
  });
}

/** Finds the old and new addresses of moved pages; nothing for new or removed ones. */
export function findMovedPaths(route: SlugRoute, before: Slugs, after: Slugs): PathMove[] {
  const now = listPaths(route, after);
  return listPaths(route, before).flatMap((from, index) => {
    const to = now[index];
    return to === undefined || to === from ? [] : [{ from, to }];
  });
}
