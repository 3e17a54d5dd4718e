import { pathFor, splitLocalePrefix, type LocalePrefix } from '@ochiq/contract/routing/path-for';
import {
  getSignInProblemCondition,
  signInCondition,
  signInProblemParameter,
  signInProblems,
  type SignInProblem,
} from '@ochiq/contract/wire/sign-in-problems';
import { uncached } from '@ochiq/http-policy/cache-rules';

import { createTextResponse, type HttpResponse } from '../http/response.ts';
import { createFilledPageResponse } from '../responses/filled-response.ts';
import type { LiveRelease } from '../routing/alert-release.ts';
import type { ParsedRequest } from '../routing/parsed-request.ts';
import { toPublicPath } from '../routing/site-address.ts';
import type { EdgeContext } from './edge-context.ts';

const signInPage = pathFor('login', 'plain', {});

/** Redirects to the sign-in page, which shows why signing in failed. */
export function redirectToSignInProblem(problem: SignInProblem, localePrefix: LocalePrefix, { site }: EdgeContext): HttpResponse {
  const to = toPublicPath(site.base, pathFor('login', localePrefix, {}));
  return createTextResponse(303, { Location: `${to}?${signInProblemParameter}=${problem}`, 'Cache-Control': uncached.personal });
}

/** Renders the sign-in page with the problem that its address names; undefined where it names none. */
export async function handleSignInProblem(
  { path, query }: ParsedRequest,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<HttpResponse | undefined> {
  if (splitLocalePrefix(path).rest !== signInPage) return undefined;
  const named = new URLSearchParams(query).get(signInProblemParameter);
  const problem = signInProblems.find((known) => known === named);
  if (problem === undefined) return undefined;
  const facts = new Set([signInCondition, getSignInProblemCondition(problem)]);
  return createFilledPageResponse(200, path, { name: 'login', facts, slots: new Map(), values: new Map() }, release, edge);
}
