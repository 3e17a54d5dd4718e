import type { Locale } from '@ochiq/contract/locales';
import type { Suggestion } from '@ochiq/contract/search';
import { suggestionsData } from '@ochiq/contract/search-place';
import { withPrefix } from 'gatsby';

import { httpClient } from '../../http/client';

const ask = httpClient('');

/** How a beginning may go on; nothing where nobody can say. What checks the answer is brought by the first question. */
export async function askSuggestions(locale: Locale, beginning: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const schemas = await import('@ochiq/contract/search').catch(() => null);
  if (!schemas) return [];
  const address = `${withPrefix(suggestionsData(locale))}?${new URLSearchParams({ q: beginning }).toString()}`;
  const answer = await ask(address, { parse: (value) => schemas.suggestions.parse(value), signal });
  return answer.ok ? answer.value : [];
}
