import { alertDataPattern } from '@ochiq/contract/routing/alert-place';
import { uncached } from '@ochiq/http-policy/cache-rules';

import { isPrefetch, type RequestHeaders } from '../http/request-headers.ts';
import { createTextResponse, getRetryHeaders, type HttpResponse } from '../http/response.ts';
import type { Sender } from '../http/sender.ts';
import { createErrorResponse } from '../responses/error-response.ts';
import { createLocaleRedirect, createRedirect } from '../responses/redirect-response.ts';
import { decideLocale, toLocalePrefix } from '../routing/language-choice.ts';
import { getAllowHeader, readRequest, type ParsedRequest } from '../routing/read-request.ts';
import type { CountedResponse } from '../statistics/statistics-counter.ts';
import { handleAccountPage } from './account-handler.ts';
import { handleApproval } from './approval-handler.ts';
import { handleAuditCheckpoints } from './audit-checkpoints-handler.ts';
import type { EdgeContext } from './edge-context.ts';
import { createUnregisteringWorker, handleChallenge, handleHealth, handleSpeculationRules } from './endpoint-handlers.ts';
import { handleFile } from './file-handler.ts';
import { handleFilledPage } from './filled-page-handlers.ts';
import { handleForm } from './form-handler.ts';
import { resolveRoute, type RequestRoute } from './resolve-route.ts';
import { handlePageViews } from './page-views-handler.ts';
import { handleSearchData } from './search-data-handler.ts';
import { handleSharedDraft } from './shared-draft-handler.ts';
import { handleSearchPage } from './search-page-handler.ts';
import { handleSignIn } from './sign-in-handler.ts';

function createReaderError(status: 404 | 503, { path, headers }: ParsedRequest, edge: EdgeContext): Promise<HttpResponse> {
  if (status === 404 && !isPrefetch(headers)) edge.countUnknownPath?.(path);
  return createErrorResponse(status, toLocalePrefix(decideLocale(path, headers)), headers, edge);
}

/** Runs the handler of a route; undefined where a file was removed between lookup and open. */
async function handleRoute(
  route: RequestRoute,
  request: ParsedRequest,
  edge: EdgeContext,
  sender: Sender,
): Promise<HttpResponse | undefined> {
  switch (route.kind) {
    case 'worker':
      return createUnregisteringWorker();
    case 'health':
      return handleHealth(route.release);
    case 'unpublished':
      return createReaderError(503, request, edge);
    case 'speculation-rules':
      return handleSpeculationRules(request.headers, edge.site.base);
    case 'challenge':
      return handleChallenge(edge, sender);
    case 'audit-checkpoints':
      return handleAuditCheckpoints(edge, sender);
    case 'form':
      return handleForm(route, request.headers, route.release, edge, sender);
    case 'sign-in':
    case 'sign-in-callback':
      // Each step of signing in happens once: the browser asks again when the reader does go there.
      if (isPrefetch(request.headers)) return createTextResponse(503, { 'Cache-Control': uncached.error, ...getRetryHeaders(503) });
      return handleSignIn(route, request, edge, sender);
    case 'page-views':
      return handlePageViews(route, request.headers, edge);
    case 'shared-draft':
      return request.method === 'POST' ? handleApproval(route, request, edge, sender) : handleSharedDraft(route, request, edge, sender);
    case 'search-data':
      return handleSearchData(route, request, edge, sender);
    case 'moved':
      return createRedirect(route, edge.site.base);
    case 'led':
      return createLocaleRedirect(route, edge.site.base);
    case 'missing':
      return createReaderError(404, request, edge);
    case 'account':
      return handleAccountPage(request, route.release, edge, sender);
    case 'receipt':
    case 'code':
    case 'sign-in-problem':
      return handleFilledPage(request.path, route, route.release, edge);
    case 'search':
      return handleSearchPage(route, request, route.release, edge, sender);
    case 'page':
    case 'file':
      return handleFile(request, route, route.release, edge);
    default:
      return route satisfies never;
  }
}

/** Statuses of a page that the reader sees: one that the browser has is only confirmed. */
const seen: ReadonlySet<number> = new Set([200, 304]);

/** Returns what of a response is counted: a page that is the same for all, with and without a query, and the alert that follows a navigation. */
function toCounted({ kind }: RequestRoute, { path }: ParsedRequest): CountedResponse | undefined {
  if (kind === 'page' || kind === 'search' || kind === 'receipt' || kind === 'code' || kind === 'sign-in-problem')
    return { kind: 'document', path };
  return kind === 'file' && alertDataPattern.test(path) ? { kind: 'navigation' } : undefined;
}

/** Counts a response where it is a page that a reader sees. */
function countResponse<R extends HttpResponse | undefined>(route: RequestRoute, request: ParsedRequest, edge: EdgeContext, response: R): R {
  if (!response || request.method !== 'GET' || !seen.has(response.status)) return response;
  const counted = toCounted(route, request);
  if (counted) edge.statistics?.countView(counted, request.headers);
  return { ...response, counted };
}

/** Removes cookies from a response: what is fetched ahead must change nothing. */
function removeCookies(response: HttpResponse): HttpResponse {
  const headers = Object.entries(response.headers).filter(([name]) => name !== 'Set-Cookie');
  return { ...response, headers: Object.fromEntries(headers), cookies: [] };
}

/**
 * Decides the route of a request and has it handled. Once more where a file was removed meanwhile, as when the publisher
 * deletes a compressed variant.
 */
async function dispatch(request: ParsedRequest, edge: EdgeContext, sender: Sender): Promise<HttpResponse> {
  const handle = async () => {
    const route = await resolveRoute(request, edge);
    return countResponse(route, request, edge, await handleRoute(route, request, edge, sender));
  };
  const response = (await handle()) ?? (await handle()) ?? (await createReaderError(404, request, edge));
  return isPrefetch(request.headers) ? removeCookies(response) : response;
}

/**
 * Routes a request to its handler: the edge without the socket. The body of a form is read only by the handler that
 * needs it.
 */
export async function routeRequest(
  method: string,
  target: string,
  headers: RequestHeaders,
  edge: EdgeContext,
  sender: Sender,
): Promise<HttpResponse> {
  const { base } = edge.site;
  if (method === 'OPTIONS') return createTextResponse(204, { Allow: getAllowHeader(target, base), 'Cache-Control': uncached.error });
  const request = readRequest(method, target, headers, base);
  if (!('status' in request)) return dispatch(request, edge, sender);
  const response = await createErrorResponse(request.status, request.form, headers, edge);
  return request.status === 405 ? { ...response, headers: { ...response.headers, Allow: getAllowHeader(target, base) } } : response;
}
