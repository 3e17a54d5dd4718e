import { readSearchQuery, searchQueryMax, suggestionMin, type SearchAnswer, type Suggestion } from '@ochiq/contract/search';
import type { SearchProblem } from '@ochiq/contract/search-place';

import type { RequestFacts } from '../rules/request-facts.ts';
import type { SearchPlace } from '../rules/search-place.ts';
import type { Answer } from './answer.ts';
import type { EdgeContext } from './edge-context.ts';
import { jsonAnswer } from './json-answer.ts';
import type { Sender } from './sender.ts';

const nothing: SearchAnswer = { total: 0, page: 1, pages: 0, hits: [], types: [], years: [], elsewhere: [], repaired: null };

const refused = (status: 400 | 429 | 503, problem: SearchProblem): Answer => jsonAnswer(status, { problem, longest: searchQueryMax });

/** Creates the response for the browser's own search field: the query, and titles that complete it. */
function forBrowser(q: string, suggested: readonly Suggestion[] | null): Answer {
  const titles = suggested?.map(({ title }) => title.map(({ text }) => text).join(''));
  if (!titles) return refused(503, 'unavailable');
  const answer = jsonAnswer(200, [q, titles]);
  return { ...answer, headers: { ...answer.headers, 'Content-Type': 'application/x-suggestions+json; charset=utf-8' } };
}

async function found(
  request: RequestFacts,
  { part, locale }: Exclude<SearchPlace, { part: 'page' }>,
  { search }: EdgeContext,
  { requestId }: Sender,
): Promise<Answer> {
  const query = readSearchQuery(locale, Object.fromEntries(new URLSearchParams(request.query)));
  if (!query) return refused(400, 'too-long');
  const { q, type } = query;
  const answered = () => (q === '' ? nothing : search.search(query, requestId));
  const suggested = () => (q.length < suggestionMin ? [] : search.suggest(locale, q, type, requestId));
  if (part === 'browser-suggestions') return forBrowser(q, await suggested());
  const content = await (part === 'data' ? answered() : suggested());
  return content ? jsonAnswer(200, content) : refused(503, 'unavailable');
}

/** Handles search requests of scripts. */
export async function searchDataAnswer(
  request: RequestFacts,
  place: Exclude<SearchPlace, { part: 'page' }>,
  edge: EdgeContext,
  sender: Sender,
): Promise<Answer> {
  const answer = await edge.search.within(
    sender.address(),
    () => found(request, place, edge, sender),
    (status) => refused(status, 'busy'),
  );
  return { ...answer, headers: { ...answer.headers, 'X-Robots-Tag': 'noindex' } };
}
