import { localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import { pathFor, splitLocalePrefix, type LocalePrefix } from '@ochiq/contract/routing/path-for';
import { getBrowserSuggestionsPath, getSearchDataPath, getSuggestionsPath } from '@ochiq/contract/routing/search-place';

import type { ResourcePath } from './resource-path.ts';

/** A route of search: the page of a locale prefix, or data for scripts. */
export type SearchRoute = { part: 'page'; form: LocalePrefix } | { part: 'data' | 'suggestions' | 'browser-suggestions'; locale: Locale };

const pagePath = pathFor('search', 'plain', {});

/** Matches a path with the routes of search; undefined for other paths. */
export function matchSearchPath({ path, canonical }: ResourcePath): SearchRoute | undefined {
  if (!canonical) return undefined;
  const { form, rest } = splitLocalePrefix(path);
  if (rest === pagePath) return { part: 'page', form };
  for (const locale of localeCodes) {
    if (path === getSearchDataPath(locale)) return { part: 'data', locale };
    if (path === getSuggestionsPath(locale)) return { part: 'suggestions', locale };
    if (path === getBrowserSuggestionsPath(locale)) return { part: 'browser-suggestions', locale };
  }
  return undefined;
}
