import { withAlert } from '@ochiq/contract/routing/alert-place';
import { pathFor } from '@ochiq/contract/routing/path-for';
import { getViewLocale, type ViewPrefix } from '@ochiq/contract/routing/scripts';
import { formatSearchTitle } from '@ochiq/contract/routing/search-place';
import { readSearchQuery, toSearchParameters, type SearchQuery } from '@ochiq/contract/search/search';
import { uncached } from '@ochiq/http-policy/cache-rules';
import type { Encoding } from '@ochiq/http-policy/representation';

import { compressText } from '../http/compress-response.ts';
import { parseAcceptEncoding } from '../http/request-headers.ts';
import { getRetryHeaders, withPrivateCookies, type HttpResponse } from '../http/response.ts';
import type { Sender } from '../http/sender.ts';
import type { LiveRelease } from '../release/live-release.ts';
import { readFileText, type ReleaseFile } from '../release/release-files.ts';
import { getCurrentAlert } from '../responses/alerted-page.ts';
import { showResultInScript } from '../responses/show-in-script.ts';
import { createChoiceCookies, detectChoice } from '../routing/language-choice.ts';
import type { ParsedRequest } from '../routing/read-request.ts';
import { getPageFile } from '../routing/resource-path.ts';
import { toPublicPath, type BasePath } from '../routing/site-address.ts';
import { fillPlaces } from '../templating/fill-places.ts';
import { buildSearchFilling, type SearchLinks, type SearchOutcome } from '../templating/search-filling.ts';
import { countEmptySearch } from './count-empty-search.ts';
import type { EdgeContext } from './edge-context.ts';

type SearchPageRequest = { query: SearchQuery; form: ViewPrefix; outcome: SearchOutcome; status: number };

const createSearchLinks = (base: BasePath): SearchLinks => ({
  to: (localePrefix, query) =>
    `${toPublicPath(base, pathFor('search', localePrefix, {}))}?${new URLSearchParams(toSearchParameters(query)).toString()}`,
  // Paths of hits are percent-encoded already.
  page: (path) => toPublicPath(base, '') + path,
});

/** The query in the address of the search page; one that is too long is not read. */
export type SearchPageQuery = { kind: 'search'; query: SearchQuery; localePrefix: ViewPrefix; isTooLong: boolean };

/** Parses the query of the search page; undefined where nothing is searched for. */
export function parseSearchPageQuery(query: string, localePrefix: ViewPrefix): SearchPageQuery | undefined {
  if (query === '') return undefined;
  const locale = getViewLocale(localePrefix);
  const parsed = readSearchQuery(locale, Object.fromEntries(new URLSearchParams(query)));
  if (!parsed) return { kind: 'search', query: { locale, q: '', type: null, year: null, page: 1 }, localePrefix, isTooLong: true };
  return parsed.q === '' ? undefined : { kind: 'search', query: parsed, localePrefix, isTooLong: false };
}

/** A rendered page: its bytes, in an encoding that the client accepts. */
type RenderedSearchPage = { facts: ReleaseFile; bytes: Buffer; encoding: Encoding | undefined };

async function renderSearchPage(
  { path, headers }: ParsedRequest,
  { query, form, outcome }: Omit<SearchPageRequest, 'status'>,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<RenderedSearchPage | undefined> {
  const facts = await release.find(getPageFile(path));
  if (!facts) return undefined;
  const alert = await getCurrentAlert(form, release, edge);
  const page = await edge.search.prepare(form, `${facts.realPath} ${facts.version} ${alert?.mark ?? ''}`, async () => {
    const html = (await readFileText(facts, edge.memory))?.text;
    return html !== undefined && alert ? withAlert(html, alert.html) : html;
  });
  if (!page) return undefined;
  const shown = 'answer' in outcome ? { answer: showResultInScript(outcome.answer, form, release) } : outcome;
  const filling = buildSearchFilling(shown, query, form, createSearchLinks(edge.site.base));
  const html = fillPlaces(page, filling, (title) => formatSearchTitle(query.q, title));
  const [encoding] = parseAcceptEncoding(headers['accept-encoding']);
  return { facts, bytes: await compressText(html, encoding), encoding };
}

function toPageResponse({ facts, bytes, encoding }: RenderedSearchPage, status: number, release: LiveRelease): HttpResponse {
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': `${bytes.length}`,
      'Cache-Control': uncached.form,
      Vary: 'Accept-Encoding',
      'X-Robots-Tag': 'noindex',
      ...(encoding && { 'Content-Encoding': encoding }),
      ...getRetryHeaders(status),
    },
    policy: release.policies.page,
    shared: false,
    body: { kind: 'file', file: { facts: { ...facts, size: bytes.length }, bytes }, range: undefined },
  };
}

async function respondWithPage(
  request: ParsedRequest,
  pageRequest: SearchPageRequest,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<HttpResponse | undefined> {
  const shown = await renderSearchPage(request, pageRequest, release, edge);
  return shown && toPageResponse(shown, pageRequest.status, release);
}

/**
 * Responds that search is busy. The page does not contain the query, so that it is cached for all: it costs no more
 * than any other page.
 */
async function respondBusy(
  request: ParsedRequest,
  { query, form, status }: Pick<SearchPageRequest, 'query' | 'form' | 'status'>,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<HttpResponse | undefined> {
  const facts = await release.find(getPageFile(request.path));
  if (!facts) return undefined;
  const alert = await getCurrentAlert(form, release, edge);
  const [encoding] = parseAcceptEncoding(request.headers['accept-encoding']);
  const [name, version] = [`${facts.realPath}\0busy ${encoding ?? ''}`, `${facts.version} ${alert?.mark ?? ''}`];
  const cached = edge.memory.get(name, version);
  if (cached) return toPageResponse({ facts, bytes: cached, encoding }, status, release);
  const emptyQuery = { locale: query.locale, q: '', type: null, year: null, page: 1 };
  const shown = await renderSearchPage(request, { query: emptyQuery, form, outcome: { without: 'unavailable' } }, release, edge);
  if (shown) edge.memory.set(name, version, shown.bytes);
  return shown && toPageResponse(shown, status, release);
}

/** Handles the search page with a query; undefined where the page was removed after it was found. */
export async function handleSearchPage(
  { query, localePrefix: form, isTooLong }: SearchPageQuery,
  request: ParsedRequest,
  release: LiveRelease,
  edge: EdgeContext,
  sender: Sender,
): Promise<HttpResponse | undefined> {
  const show = (status: number, outcome: SearchOutcome) => respondWithPage(request, { query, form, outcome, status }, release, edge);
  const runSearch = async () => {
    const result = await edge.search.search(query, sender.requestId);
    countEmptySearch(query, result, request, edge, sender);
    return result ? show(200, { answer: result }) : show(503, { without: 'unavailable' });
  };
  const shown = isTooLong
    ? await show(400, { without: 'too-long' })
    : await edge.search.within(sender.address(), runSearch, (status) => respondBusy(request, { query, form, status }, release, edge));
  const chosen = detectChoice(request.method, request.path, request.headers, edge.site);
  return shown && withPrivateCookies(shown, chosen && createChoiceCookies(chosen, request.headers));
}
