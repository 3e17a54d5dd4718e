import type { Locale } from '@ochiq/contract/locales';
import { suggestions, type Suggestion } from '@ochiq/contract/search';
import { suggestionsData } from '@ochiq/contract/search-place';
import type { SearchType } from '@ochiq/contract/search-terms';
import { withPrefix } from 'gatsby';

import { httpClient } from '../../http/client';

const ask = httpClient('');

/** Fetches the suggestions for a beginning; none where the request fails. @param only the type to suggest */
export async function askSuggestions(
  locale: Locale,
  beginning: string,
  only: SearchType | undefined,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const address = `${withPrefix(suggestionsData(locale))}?${new URLSearchParams({ q: beginning, ...(only && { type: only }) }).toString()}`;
  const answer = await ask(address, { parse: (value) => suggestions.parse(value), signal });
  return answer.ok ? answer.value : [];
}
