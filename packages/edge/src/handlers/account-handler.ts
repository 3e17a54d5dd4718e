import { pathFor } from '@ochiq/contract/routing/path-for';
import { splitViewPrefix } from '@ochiq/contract/routing/scripts';
import { uncached } from '@ochiq/http-policy/cache-rules';

import { clearSessionCookies, readSessionCookie } from '../auth/session-cookie.ts';
import type { LimitExceeded } from '../http/client-limiters.ts';
import { isJsonPreferred } from '../http/request-headers.ts';
import { createJsonResponse, createTextResponse, withPrivateCookies, type HttpResponse } from '../http/response.ts';
import type { Sender } from '../http/sender.ts';
import type { LiveRelease } from '../release/live-release.ts';
import { createErrorResponse } from '../responses/error-response.ts';
import { createFilledPageResponse } from '../responses/filled-response.ts';
import type { ParsedRequest } from '../routing/read-request.ts';
import { toPublicPath } from '../routing/site-address.ts';
import { getAccountConditions, toRefusal, type FormPageResult } from '../templating/form-facts.ts';
import type { EdgeContext } from './edge-context.ts';

const signedOutResult: FormPageResult = { outcome: 'refused', reason: 'wrong-sign-in' };

/** Redirects to the sign-in page; a session cookie that is not valid any more is cleared. */
function redirectToSignIn({ path, headers }: ParsedRequest, { site }: EdgeContext, hadSession: boolean): HttpResponse {
  const to = toPublicPath(site.base, pathFor('login', splitViewPrefix(path).form, {}));
  const response = isJsonPreferred(headers)
    ? createJsonResponse(401, signedOutResult)
    : createTextResponse(303, { Location: to, 'Cache-Control': uncached.form });
  return withPrivateCookies(response, hadSession ? clearSessionCookies(site) : undefined);
}

async function respondUnavailable({ path, headers }: ParsedRequest, edge: EdgeContext, status: LimitExceeded): Promise<HttpResponse> {
  if (isJsonPreferred(headers)) return createJsonResponse(status, toRefusal(status));
  return createErrorResponse(503, splitViewPrefix(path).form, headers, edge);
}

async function renderOwnPage(
  request: ParsedRequest,
  session: string,
  release: LiveRelease,
  edge: EdgeContext,
  sender: Sender,
): Promise<HttpResponse | undefined> {
  const accountResult = (await edge.forms.cms?.account(session, sender.requestId)) ?? 'not set up';
  if (typeof accountResult === 'string') {
    sender.note('account', accountResult);
    return respondUnavailable(request, edge, 503);
  }
  if ('outcome' in accountResult) return redirectToSignIn(request, edge, true);
  if (isJsonPreferred(request.headers)) return createJsonResponse(200, accountResult);
  // The sign-out form is the only form that belongs to this page.
  return createFilledPageResponse(
    200,
    request.path,
    { ...getAccountConditions(accountResult), name: 'sign-out', values: new Map<string, string>() },
    release,
    edge,
  );
}

/** Handles a citizen's own page; undefined where it was removed after it was found. */
export async function handleAccountPage(
  request: ParsedRequest,
  release: LiveRelease,
  edge: EdgeContext,
  sender: Sender,
): Promise<HttpResponse | undefined> {
  const session = readSessionCookie(request.headers['cookie'], edge.site);
  const response =
    session === null
      ? redirectToSignIn(request, edge, false)
      : await edge.forms.within<HttpResponse | undefined>(
          sender.address(),
          () => renderOwnPage(request, session, release, edge, sender),
          (status) => respondUnavailable(request, edge, status),
        );
  return response && { ...response, headers: { ...response.headers, Vary: 'Cookie, Accept' } };
}
