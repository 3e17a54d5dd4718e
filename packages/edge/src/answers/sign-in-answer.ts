import { pathFor } from '@ochiq/contract/path-for';
import type { SignInProblem } from '@ochiq/contract/sign-in-problems';
import type { Provider } from '@ochiq/contract/sign-in-providers';

import type { CmsFailure } from '../cms/cms.ts';
import { publicPath } from '../rules/base-path.ts';
import { uncached } from '../rules/cache-rules.ts';
import { decideLocale, formFor } from '../rules/locale-decision.ts';
import type { RequestFacts } from '../rules/request-facts.ts';
import { keepSession } from '../rules/session-cookie.ts';
import { isState, newAttempt, openAttempt, sealAttempt, toldOf, type SignInAttempt } from '../rules/sign-in-attempt.ts';
import { cookieAttempt, dropAttempt, keepAttempt } from '../rules/sign-in-cookie.ts';
import type { SignInPlace } from '../rules/sign-in-place.ts';
import { signInReturn } from '../rules/sign-in-return.ts';
import { plainAnswer, type Answer } from './answer.ts';
import type { EdgeContext } from './edge-context.ts';
import { personalAnswer } from './personal-answer.ts';
import type { Sender } from './sender.ts';
import { leadToProblem } from './sign-in-problem.ts';

const lead = (to: string): Answer => plainAnswer(303, { Location: to, 'Cache-Control': uncached.personal });

/** Returns the result of the CMS; a failure is logged and becomes a refusal. */
function said<A extends { outcome: string }>(
  answer: A | CmsFailure | undefined,
  provider: Provider,
  sender: Sender,
): A | { outcome: 'refused'; reason: SignInProblem } {
  if (typeof answer === 'object') return answer;
  sender.note(`sign-in ${provider}`, answer ?? 'not set up');
  return { outcome: 'refused', reason: 'failed' };
}

async function beginAnswer(
  { form, provider }: Extract<SignInPlace, { part: 'begin' }>,
  edge: EdgeContext,
  sender: Sender,
): Promise<Answer> {
  const { cms, attemptKey } = edge.forms;
  const attempt = newAttempt(form, Date.now());
  const answer = said(await cms?.beginSignIn(provider, toldOf(attempt), sender.requestId), provider, sender);
  if (answer.outcome === 'refused' || !attemptKey)
    return leadToProblem(answer.outcome === 'refused' ? answer.reason : 'failed', form, edge);
  return personalAnswer(lead(answer.to), keepAttempt(sealAttempt(attempt, provider, attemptKey), provider, edge.site));
}

/**
 * Completes a sign-in with the code of the provider. The cookie cannot be used again: the CMS accepts each state once.
 */
async function finishedAnswer(
  provider: Provider,
  code: string,
  attempt: SignInAttempt,
  edge: EdgeContext,
  sender: Sender,
): Promise<Answer> {
  const { state, verifier, nonce, form } = attempt;
  const finish = { code, state, verifier, nonce, address: sender.address() };
  const answer = said(await edge.forms.cms?.finishSignIn(provider, finish, sender.requestId), provider, sender);
  if (answer.outcome === 'refused') return personalAnswer(leadToProblem(answer.reason, form, edge), dropAttempt(provider, edge.site));
  return personalAnswer(lead(publicPath(edge.site.base, pathFor('account', form, {}))), keepSession(answer, edge.site));
}

async function callbackAnswer(
  provider: Provider,
  { path, query, headers }: RequestFacts,
  edge: EdgeContext,
  sender: Sender,
): Promise<Answer> {
  const { attemptKey } = edge.forms;
  const sealed = cookieAttempt(headers['cookie'], provider);
  const attempt = attemptKey && sealed !== undefined ? openAttempt(sealed, provider, attemptKey, Date.now()) : undefined;
  const returned = signInReturn(query);
  // A callback with a foreign state is refused, and does not clear the reader's own cookie.
  if (!attempt || !isState(returned.state, attempt.state)) {
    return leadToProblem('expired', attempt?.form ?? formFor(decideLocale(path, headers)), edge);
  }
  if ('code' in returned.with) return finishedAnswer(provider, returned.with.code, attempt, edge, sender);
  return personalAnswer(leadToProblem(returned.with.problem, attempt.form, edge), dropAttempt(provider, edge.site));
}

/** Handles signing in through a provider: redirects there, and processes the callback. */
export function signInAnswer(place: SignInPlace, request: RequestFacts, edge: EdgeContext, sender: Sender): Promise<Answer> {
  const form = place.part === 'begin' ? place.form : formFor(decideLocale(request.path, request.headers));
  const work = (): Promise<Answer> =>
    place.part === 'begin' ? beginAnswer(place, edge, sender) : callbackAnswer(place.provider, request, edge, sender);
  return edge.forms.within(sender.address(), work, (status) => leadToProblem(status === 429 ? 'too-many' : 'failed', form, edge));
}
