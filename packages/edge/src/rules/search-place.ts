import { localeCodes, type Locale } from '@ochiq/contract/locales';
import { pathFor, splitForm, type PathForm } from '@ochiq/contract/path-for';
import { browserSuggestionsData, searchData, suggestionsData } from '@ochiq/contract/search-place';

import type { Place } from './place.ts';

/** A route of search: the page of a locale prefix, or data for scripts. */
export type SearchPlace = { part: 'page'; form: PathForm } | { part: 'data' | 'suggestions' | 'browser-suggestions'; locale: Locale };

const pagePath = pathFor('search', 'plain', {});

/** Matches a path with the routes of search; undefined for other paths. */
export function searchPlace({ path, canonical }: Place): SearchPlace | undefined {
  if (!canonical) return undefined;
  const { form, rest } = splitForm(path);
  if (rest === pagePath) return { part: 'page', form };
  for (const locale of localeCodes) {
    if (path === searchData(locale)) return { part: 'data', locale };
    if (path === suggestionsData(locale)) return { part: 'suggestions', locale };
    if (path === browserSuggestionsData(locale)) return { part: 'browser-suggestions', locale };
  }
  return undefined;
}
