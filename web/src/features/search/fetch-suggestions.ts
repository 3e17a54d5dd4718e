import type { Locale } from '@ochiq/contract/routing/locales';
import { suggestions, type Suggestion } from '@ochiq/contract/search/search';
import { getSuggestionsPath } from '@ochiq/contract/routing/search-place';
import type { SearchType } from '@ochiq/contract/search/search-terms';
import { withPrefix } from 'gatsby';

import { createHttpClient } from '../../http/client';

const fetchJson = createHttpClient('');

/** Fetches the suggestions for a beginning; none where the request fails. @param only the type to suggest */
export async function fetchSuggestions(
  locale: Locale,
  beginning: string,
  only: SearchType | undefined,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const address = `${withPrefix(getSuggestionsPath(locale))}?${new URLSearchParams({ q: beginning, ...(only && { type: only }) }).toString()}`;
  const result = await fetchJson(address, { parse: (value) => suggestions.parse(value), signal });
  return result.ok ? result.value : [];
}
