import { pathFor } from '@ochiq/contract/routing/path-for';
import type { ViewPrefix } from '@ochiq/contract/routing/scripts';
import { signInProblemParameter, type SignInProblem } from '@ochiq/contract/wire/sign-in-problems';
import type { Provider } from '@ochiq/contract/routing/sign-in-place';
import { uncached } from '@ochiq/http-policy/cache-rules';

import { createSessionCookies } from '../auth/session-cookie.ts';
import {
  clearAttemptCookie,
  createAttemptCookie,
  createSignInAttempt,
  decryptAttempt,
  encryptAttempt,
  isState,
  parseSignInReturn,
  readAttemptCookie,
  toSignInBegin,
  type SignInAttempt,
} from '../auth/sign-in-attempt.ts';
import type { CmsFailure } from '../cms/connect-cms.ts';
import { createTextResponse, withPrivateCookies, type HttpResponse } from '../http/response.ts';
import type { Sender } from '../http/sender.ts';
import type { Endpoint } from '../routing/endpoint.ts';
import { decideLocale, toLocalePrefix } from '../routing/language-choice.ts';
import type { ParsedRequest } from '../routing/read-request.ts';
import { toPublicPath } from '../routing/site-address.ts';
import type { EdgeContext } from './edge-context.ts';

type SignInEndpoint = Extract<Endpoint, { kind: 'sign-in' | 'sign-in-callback' }>;

const redirectPrivately = (to: string): HttpResponse => createTextResponse(303, { Location: to, 'Cache-Control': uncached.personal });

/** Redirects to the sign-in page, which shows why signing in failed. */
const redirectToSignInProblem = (problem: SignInProblem, localePrefix: ViewPrefix, { site }: EdgeContext): HttpResponse =>
  redirectPrivately(`${toPublicPath(site.base, pathFor('login', localePrefix, {}))}?${signInProblemParameter}=${problem}`);

/** Returns the result of the CMS; a failure is logged and becomes a refusal. */
function toSignInResult<A extends { outcome: string }>(
  result: A | CmsFailure | undefined,
  provider: Provider,
  sender: Sender,
): A | { outcome: 'refused'; reason: SignInProblem } {
  if (typeof result === 'object') return result;
  sender.note(`sign-in ${provider}`, result ?? 'not set up');
  return { outcome: 'refused', reason: 'failed' };
}

async function startSignIn(
  { localePrefix, provider }: Extract<SignInEndpoint, { kind: 'sign-in' }>,
  edge: EdgeContext,
  sender: Sender,
): Promise<HttpResponse> {
  const { cms, attemptKey } = edge.forms;
  const attempt = createSignInAttempt(localePrefix, Date.now());
  const result = toSignInResult(await cms?.beginSignIn(provider, toSignInBegin(attempt), sender.requestId), provider, sender);
  if (result.outcome === 'refused' || !attemptKey)
    return redirectToSignInProblem(result.outcome === 'refused' ? result.reason : 'failed', localePrefix, edge);
  return withPrivateCookies(
    redirectPrivately(result.to),
    createAttemptCookie(encryptAttempt(attempt, provider, attemptKey), provider, edge.site),
  );
}

/**
 * Completes a sign-in with the code of the provider. The cookie cannot be used again: the CMS accepts each state once.
 */
async function completeSignIn(
  provider: Provider,
  code: string,
  attempt: SignInAttempt,
  edge: EdgeContext,
  sender: Sender,
): Promise<HttpResponse> {
  const { state, verifier, nonce, form } = attempt;
  const finish = { code, state, verifier, nonce, address: sender.address() };
  const result = toSignInResult(await edge.forms.cms?.finishSignIn(provider, finish, sender.requestId), provider, sender);
  if (result.outcome === 'refused')
    return withPrivateCookies(redirectToSignInProblem(result.reason, form, edge), clearAttemptCookie(provider, edge.site));
  return withPrivateCookies(
    redirectPrivately(toPublicPath(edge.site.base, pathFor('account', form, {}))),
    createSessionCookies(result, edge.site),
  );
}

async function handleSignInCallback(
  provider: Provider,
  { path, query, headers }: ParsedRequest,
  edge: EdgeContext,
  sender: Sender,
): Promise<HttpResponse> {
  const { attemptKey } = edge.forms;
  const sealed = readAttemptCookie(headers['cookie'], provider);
  const attempt = attemptKey && sealed !== undefined ? decryptAttempt(sealed, provider, attemptKey, Date.now()) : undefined;
  const returned = parseSignInReturn(query);
  // A callback with a foreign state is refused, and does not clear the reader's own cookie.
  if (!attempt || !isState(returned.state, attempt.state)) {
    return redirectToSignInProblem('expired', attempt?.form ?? toLocalePrefix(decideLocale(path, headers)), edge);
  }
  if ('code' in returned.with) return completeSignIn(provider, returned.with.code, attempt, edge, sender);
  return withPrivateCookies(redirectToSignInProblem(returned.with.problem, attempt.form, edge), clearAttemptCookie(provider, edge.site));
}

/** Handles signing in through a provider: redirects there, and processes the callback. */
export function handleSignIn(endpoint: SignInEndpoint, request: ParsedRequest, edge: EdgeContext, sender: Sender): Promise<HttpResponse> {
  const isStart = endpoint.kind === 'sign-in';
  const localePrefix = isStart ? endpoint.localePrefix : toLocalePrefix(decideLocale(request.path, request.headers));
  const work = (): Promise<HttpResponse> =>
    isStart ? startSignIn(endpoint, edge, sender) : handleSignInCallback(endpoint.provider, request, edge, sender);
  return edge.forms.within(sender.address(), work, (status) =>
    redirectToSignInProblem(status === 429 ? 'too-many' : 'failed', localePrefix, edge),
  );
}
