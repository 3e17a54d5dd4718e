import type { Locale } from '@ochiq/contract/routing/locales';
import type { Page, PlannedPage } from '@ochiq/pages/page';

/** The context of the catalogue: all pages of the examples in one language. */
export type CatalogueContext = { locale: Locale; siteUrl: string; pseudo: boolean; pages: readonly Page[] };

/**
 * How many pages of a route are shown: the first ones of a list are alike from then on, and the fourth error is the
 * server's own.
 */
const maxPagesPerRoute = 4;

/** Selects the pages of the examples whose components the catalogue shows. */
export function selectCataloguePages(sets: readonly (readonly PlannedPage[])[], locale: Locale): Page[] {
  return sets.flatMap((planned) => {
    const count = new Map<string, number>();
    return planned.flatMap((page) => {
      if (page.form !== locale) return [];
      const kind = `${page.route} ${page.template}`;
      count.set(kind, (count.get(kind) ?? 0) + 1);
      return (count.get(kind) ?? 0) > maxPagesPerRoute ? [] : [page.page()];
    });
  });
}
