import type { SearchProblem } from '@ochiq/contract/routing/search-place';
import { readSearchQuery, searchQueryMax, suggestionMin, type SearchResponse, type Suggestion } from '@ochiq/contract/search/search';

import { createJsonResponse, type HttpResponse } from '../http/response.ts';
import type { Sender } from '../http/sender.ts';
import type { Endpoint } from '../routing/endpoint.ts';
import type { ParsedRequest } from '../routing/read-request.ts';
import { countEmptySearch } from './count-empty-search.ts';
import type { EdgeContext } from './edge-context.ts';

type SearchDataEndpoint = Extract<Endpoint, { kind: 'search-data' }>;

const emptyResult: SearchResponse = { total: 0, page: 1, pages: 0, hits: [], types: [], years: [], elsewhere: [], repaired: null };

const createProblemResponse = (status: 400 | 429 | 503, problem: SearchProblem): HttpResponse =>
  createJsonResponse(status, { problem, longest: searchQueryMax });

/** Creates the response for the browser's own search field: the query, and titles that complete it. */
function createBrowserSuggestions(q: string, suggested: readonly Suggestion[] | null): HttpResponse {
  const titles = suggested?.map(({ title }) => title.map(({ text }) => text).join(''));
  if (!titles) return createProblemResponse(503, 'unavailable');
  const response = createJsonResponse(200, [q, titles]);
  return { ...response, headers: { ...response.headers, 'Content-Type': 'application/x-suggestions+json; charset=utf-8' } };
}

async function runSearch(
  { part, locale }: SearchDataEndpoint,
  request: ParsedRequest,
  edge: EdgeContext,
  sender: Sender,
): Promise<HttpResponse> {
  const { search } = edge;
  const { requestId } = sender;
  const query = readSearchQuery(locale, Object.fromEntries(new URLSearchParams(request.query)));
  if (!query) return createProblemResponse(400, 'too-long');
  const { q, type } = query;
  const getResults = async () => {
    if (q === '') return emptyResult;
    const result = await search.search(query, requestId);
    countEmptySearch(query, result, request, edge, sender);
    return result;
  };
  const suggested = () => (q.length < suggestionMin ? [] : search.suggest(locale, q, type, requestId));
  if (part === 'browser-suggestions') return createBrowserSuggestions(q, await suggested());
  const content = await (part === 'results' ? getResults() : suggested());
  return content ? createJsonResponse(200, content) : createProblemResponse(503, 'unavailable');
}

/** Handles search requests of scripts. */
export async function handleSearchData(
  endpoint: SearchDataEndpoint,
  request: ParsedRequest,
  edge: EdgeContext,
  sender: Sender,
): Promise<HttpResponse> {
  const response = await edge.search.within(
    sender.address(),
    () => runSearch(endpoint, request, edge, sender),
    (status) => createProblemResponse(status, 'busy'),
  );
  return { ...response, headers: { ...response.headers, 'X-Robots-Tag': 'noindex' } };
}
