import { pathFor } from '@ochiq/contract/routing/path-for';
import type { SignInProblem } from '@ochiq/contract/wire/sign-in-problems';
import type { Provider } from '@ochiq/contract/routing/sign-in-place';

import type { CmsFailure } from '../cms/cms.ts';
import { toPublicPath } from '../routing/base-path.ts';
import { uncached } from '../headers/cache-rules.ts';
import { decideLocale, toLocalePrefix } from '../routing/locale-decision.ts';
import type { ParsedRequest } from '../routing/parsed-request.ts';
import { createSessionCookies } from '../auth/session-cookie.ts';
import {
  isState,
  createSignInAttempt,
  decryptAttempt,
  encryptAttempt,
  toSignInBegin,
  type SignInAttempt,
} from '../auth/sign-in-attempt.ts';
import { readAttemptCookie, clearAttemptCookie, createAttemptCookie } from '../auth/sign-in-cookie.ts';
import type { SignInRoute } from '../routing/sign-in-place.ts';
import { parseSignInReturn } from '../auth/sign-in-return.ts';
import { createTextResponse, type HttpResponse } from '../http/response.ts';
import type { EdgeContext } from './edge-context.ts';
import { withPrivateCookies } from '../http/personal-response.ts';
import type { Sender } from '../http/sender.ts';
import { redirectToSignInProblem } from './sign-in-problem.ts';

const redirectPrivately = (to: string): HttpResponse => createTextResponse(303, { Location: to, 'Cache-Control': uncached.personal });

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
  { form, provider }: Extract<SignInRoute, { part: 'begin' }>,
  edge: EdgeContext,
  sender: Sender,
): Promise<HttpResponse> {
  const { cms, attemptKey } = edge.forms;
  const attempt = createSignInAttempt(form, Date.now());
  const result = toSignInResult(await cms?.beginSignIn(provider, toSignInBegin(attempt), sender.requestId), provider, sender);
  if (result.outcome === 'refused' || !attemptKey)
    return redirectToSignInProblem(result.outcome === 'refused' ? result.reason : 'failed', form, edge);
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
export function handleSignIn(signInRoute: SignInRoute, request: ParsedRequest, edge: EdgeContext, sender: Sender): Promise<HttpResponse> {
  const localePrefix = signInRoute.part === 'begin' ? signInRoute.form : toLocalePrefix(decideLocale(request.path, request.headers));
  const work = (): Promise<HttpResponse> =>
    signInRoute.part === 'begin'
      ? startSignIn(signInRoute, edge, sender)
      : handleSignInCallback(signInRoute.provider, request, edge, sender);
  return edge.forms.within(sender.address(), work, (status) =>
    redirectToSignInProblem(status === 429 ? 'too-many' : 'failed', localePrefix, edge),
  );
}
