import { readingOrder, type Locale } from '@ochiq/contract/locales';
import { localeOf, pathFor, pathForms, type PathForm } from '@ochiq/contract/path-for';

import type { SlugRoute } from '@ochiq/contract/slug-routes';

/** The slugs of a document's published versions. */
export type Slugs = Readonly<Partial<Record<Locale, string>>>;

export type Move = { from: string; to: string };

/**
 * Returns the slug under which readers of a language find the document: its own, or that of the version shown in its
 * place.
 */
const shownSlug = (slugs: Slugs, form: PathForm) =>
  readingOrder(localeOf(form))
    .map((locale) => slugs[locale])
    .find(Boolean);

/** Lists the addresses of a document's own page, one per locale prefix. */
export function pathsOf(route: SlugRoute, slugs: Slugs): string[] {
  return pathForms.flatMap((form) => {
    const slug = shownSlug(slugs, form);
    return slug === undefined ? [] : [pathFor(route, form, { slug })];
  });
}

/** Finds the old and new addresses of moved pages; nothing for new or removed ones. */
export function movedPaths(route: SlugRoute, before: Slugs, after: Slugs): Move[] {
  const now = pathsOf(route, after);
  return pathsOf(route, before).flatMap((from, index) => {
    const to = now[index];
    return to === undefined || to === from ? [] : [{ from, to }];
  });
}
