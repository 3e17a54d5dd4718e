import type { Locale } from '@ochiq/contract/locales';
import { suggestions, type Suggestion } from '@ochiq/contract/search';
import { suggestionsData } from '@ochiq/contract/search-place';
import { withPrefix } from 'gatsby';

import { httpClient } from '../../http/client';

const ask = httpClient('');

/** How a beginning may go on; nothing where nobody can say. */
export async function askSuggestions(locale: Locale, beginning: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const address = `${withPrefix(suggestionsData(locale))}?${new URLSearchParams({ q: beginning }).toString()}`;
  const answer = await ask(address, { parse: (value) => suggestions.parse(value), signal });
  return answer.ok ? answer.value : [];
}
