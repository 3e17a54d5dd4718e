import type { Locale } from '@ochiq/contract/locales';
import type { Page, PlannedPage } from '@ochiq/pages/page';

/** What the catalogue is made of: every page of the examples in one language. */
export type CatalogueContext = { locale: Locale; siteUrl: string; pseudo: boolean; pages: readonly Page[] };

/** How many pages of a route show its states: the first ones of a list look alike from then on, and the fourth error is the server's own. */
const enough = 4;

/** Those pages of the examples whose components the catalogue shows. */
export function cataloguePages(sets: readonly (readonly PlannedPage[])[], locale: Locale): Page[] {
  return sets.flatMap((planned) => {
    const count = new Map<string, number>();
    return planned.flatMap((page) => {
      if (page.form !== locale) return [];
      const kind = `${page.route} ${page.template}`;
      count.set(kind, (count.get(kind) ?? 0) + 1);
      return (count.get(kind) ?? 0) > enough ? [] : [page.page()];
    });
  });
}
