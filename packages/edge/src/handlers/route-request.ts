import type { LocalePrefix } from '@ochiq/contract/routing/path-for';
import { uncached } from '@ochiq/http-policy/cache-rules';

import type { RequestHeaders } from '../http/request-headers.ts';
import { createTextResponse, type HttpResponse } from '../http/response.ts';
import type { Sender } from '../http/sender.ts';
import { createErrorResponse } from '../responses/error-response.ts';
import { createLocaleRedirect, createRedirect } from '../responses/redirect-response.ts';
import { matchFormPath } from '../routing/form-place.ts';
import { decideLocale, toLocalePrefix } from '../routing/locale-decision.ts';
import { getAllowHeader } from '../routing/methods.ts';
import type { ParsedRequest } from '../routing/parsed-request.ts';
import { readRequest } from '../routing/read-request.ts';
import { matchSearchPath } from '../routing/search-place.ts';
import { matchSignInPath } from '../routing/sign-in-place.ts';
import { handleAccountPage } from './account-handler.ts';
import { handleChallenge } from './challenge-handler.ts';
import { handleCodePage } from './code-handler.ts';
import type { EdgeContext } from './edge-context.ts';
import { handleFile } from './file-handler.ts';
import { handleForm } from './form-handler.ts';
import { handleHealth, healthPath } from './health-handler.ts';
import { handleReceiptPage } from './receipt-handler.ts';
import { resolveRoute } from './resolve-route.ts';
import { handleSearchData } from './search-data-handler.ts';
import { handleSearchPage } from './search-page-handler.ts';
import { handleSignIn } from './sign-in-handler.ts';
import { handleSignInProblem } from './sign-in-problem.ts';
import { createUnregisteringWorker, workerPath } from './worker-handler.ts';

async function dispatch(request: ParsedRequest, edge: EdgeContext, sender: Sender, attempt = 1): Promise<HttpResponse> {
  const { path, canonical, headers, method } = request;
  const respondNotFound = (localePrefix: LocalePrefix): Promise<HttpResponse> => {
    edge.countNotFound?.(path);
    return createErrorResponse(404, localePrefix, headers, edge);
  };
  if (path === workerPath && canonical && !edge.isOfflineOn) return createUnregisteringWorker();
  const known = await edge.release();
  if (path === healthPath && canonical) return handleHealth(known);
  const respondUnpublished = (): Promise<HttpResponse> =>
    createErrorResponse(503, toLocalePrefix(decideLocale(path, headers)), headers, edge);
  if (!known) return respondUnpublished();

  const formRoute = matchFormPath(request);
  if (formRoute?.part === 'challenge') return handleChallenge(edge, sender);
  if (formRoute?.part === 'form' && method === 'POST') return handleForm(formRoute, headers, known, edge, sender);

  const signInRoute = matchSignInPath(request);
  if (signInRoute) return handleSignIn(signInRoute, request, edge, sender);

  const searchRoute = matchSearchPath(request);
  if (searchRoute && searchRoute.part !== 'page') return handleSearchData(request, searchRoute, edge, sender);

  const current = await resolveRoute(request, known, edge);
  if (!current) return respondUnpublished();
  const { route, release } = current;
  switch (route.kind) {
    case 'moved':
      return createRedirect(route, edge.site.base);
    case 'led':
      return createLocaleRedirect(route, edge.site.base);
    case 'missing':
      return respondNotFound(route.form);
    case 'page':
    case 'file': {
      const response =
        (await handleAccountPage(request, release, edge, sender)) ??
        (await handleSignInProblem(request, release, edge)) ??
        (await handleReceiptPage(request, formRoute, release, edge)) ??
        (await handleCodePage(request, formRoute, release, edge)) ??
        (await handleSearchPage(request, release, edge, sender)) ??
        (await handleFile(request, route, release, edge));
      if (response) return response;
      // The file was removed between lookup and open, as when the publisher deletes a compressed variant: retry once.
      return attempt === 1 ? dispatch(request, edge, sender, 2) : respondNotFound(toLocalePrefix(decideLocale(path, headers)));
    }
  }
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
