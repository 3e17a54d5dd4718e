import type { LocalePrefix } from '@ochiq/contract/routing/path-for';
import { accountForms } from '@ochiq/contract/forms/forms';

import { uncached } from '../headers/cache-rules.ts';
import type { RequestHeaders } from '../headers/normalize-headers.ts';
import { matchFormPath, type FormRoute } from '../routing/form-place.ts';
import { decideLocale, toLocalePrefix } from '../routing/locale-decision.ts';
import { getAllowHeader } from '../routing/methods.ts';
import { readRequest } from '../routing/read-request.ts';
import type { ParsedRequest } from '../routing/parsed-request.ts';
import { matchSearchPath } from '../routing/search-place.ts';
import { matchSignInPath } from '../routing/sign-in-place.ts';
import { handleAccountPage } from './account-handler.ts';
import { createTextResponse, type HttpResponse } from '../http/response.ts';
import { resolveRoute } from './resolve-route.ts';
import type { EdgeContext } from './edge-context.ts';
import { createErrorResponse } from '../responses/error-response.ts';
import { handleFile } from './file-handler.ts';
import { handleForm } from './form-handler.ts';
import { handleHealth, healthPath } from './health-handler.ts';
import { createLocaleRedirect, createRedirect } from '../responses/redirect-response.ts';
import { handleSearchData } from './search-data-handler.ts';
import { handleSearchPage } from './search-page-handler.ts';
import type { Sender } from '../http/sender.ts';
import { handleSignIn } from './sign-in-handler.ts';
import { handleSignInProblem } from './sign-in-problem.ts';
import { createUnregisteringWorker, workerPath } from './worker-handler.ts';
import { createJsonResponse } from '../http/json-response.ts';
import { toRefusal } from '../http/limit-exceeded.ts';
import type { LiveRelease } from '../routing/alert-release.ts';
import { createFilledPageResponse } from '../responses/filled-response.ts';
import { toPublicPath } from '../routing/base-path.ts';
import { getSentConditions } from '../templating/form-facts.ts';
import { decryptReceipt } from '../forms/sealed-receipt.ts';

/**
 * Renders the confirmation of a sent form from the receipt in its address; undefined where that is not valid: the page
 * then says that nothing was sent.
 */
async function handleReceiptPage(
  { path, query }: ParsedRequest,
  formRoute: FormRoute | undefined,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<HttpResponse | undefined> {
  const sealed = new URLSearchParams(query).get('r');
  const { sealKey } = edge.forms;
  if (formRoute?.part !== 'sent' || sealed === null || !sealKey) return undefined;
  const sent = decryptReceipt(sealed, formRoute.name, sealKey, Date.now());
  if (!sent) return undefined;
  const facts = getSentConditions(sent.receipt, sent.back === null ? null : toPublicPath(edge.site.base, sent.back));
  const response = await createFilledPageResponse(
    200,
    path,
    { ...facts, name: formRoute.name, values: new Map<string, string>() },
    release,
    edge,
  );
  // The address grants the receipt, so no other site may receive it as a referrer. Forms on the page still send their
  // origin.
  return response && { ...response, headers: { ...response.headers, 'Referrer-Policy': 'same-origin' } };
}

/** The forms that an emailed link opens with a code, and the longest code of each. */
const maxCodeLengths: ReadonlyMap<string, number> = new Map(
  (['confirm-email', 'reset-password'] as const).map((name) => [name, accountForms[name].code.max]),
);

/**
 * Renders the page of a form with the code of its address filled in, and nothing else of the address; undefined where
 * there is no code.
 */
async function handleCodePage(
  { path, query }: ParsedRequest,
  formRoute: FormRoute | undefined,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<HttpResponse | undefined> {
  const code = new URLSearchParams(query).get('code') ?? '';
  if (formRoute?.part !== 'form' || code === '' || code.length > (maxCodeLengths.get(formRoute.name) ?? 0)) return undefined;
  const filling = { name: formRoute.name, facts: new Set<string>(), slots: new Map<string, string>(), values: new Map([['code', code]]) };
  const response = await createFilledPageResponse(200, path, filling, release, edge);
  // The address grants the account, so no other site may receive it as a referrer. A form still sends its origin.
  return response && { ...response, headers: { ...response.headers, 'Referrer-Policy': 'same-origin' } };
}

/** Handles the request for a proof-of-work challenge, which the CMS issues. */
async function handleChallenge({ forms }: EdgeContext, sender: Sender): Promise<HttpResponse> {
  const requestChallenge = async (): Promise<HttpResponse> => {
    const challenge = (await forms.cms?.challenge(sender.requestId, sender.address())) ?? 'not set up';
    if (typeof challenge === 'object') return createJsonResponse(200, challenge);
    sender.note('challenge', challenge);
    return createJsonResponse(503, toRefusal(503));
  };
  return forms.within(sender.address(), requestChallenge, (status) => createJsonResponse(status, toRefusal(status)));
}

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
