import { pathFor, splitForm, type PathForm } from '@ochiq/contract/path-for';
import {
  signInFact,
  signInProblemFact,
  signInProblemParameter,
  signInProblems,
  type SignInProblem,
} from '@ochiq/contract/sign-in-problems';

import { publicPath } from '../rules/base-path.ts';
import { uncached } from '../rules/cache-rules.ts';
import type { LiveRelease } from '../rules/live-release.ts';
import type { RequestFacts } from '../rules/request-facts.ts';
import { plainAnswer, type Answer } from './answer.ts';
import type { EdgeContext } from './edge-context.ts';
import { filledAnswer } from './filled-answer.ts';

const signInPage = pathFor('login', 'plain', {});

/** Redirects to the sign-in page, which shows why signing in failed. */
export function leadToProblem(problem: SignInProblem, form: PathForm, { site }: EdgeContext): Answer {
  const to = publicPath(site.base, pathFor('login', form, {}));
  return plainAnswer(303, { Location: `${to}?${signInProblemParameter}=${problem}`, 'Cache-Control': uncached.personal });
}

/** Renders the sign-in page with the problem that its address names; undefined where it names none. */
export async function signInProblemAnswer(
  { path, query }: RequestFacts,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<Answer | undefined> {
  if (splitForm(path).rest !== signInPage) return undefined;
  const named = new URLSearchParams(query).get(signInProblemParameter);
  const problem = signInProblems.find((known) => known === named);
  if (problem === undefined) return undefined;
  const facts = new Set([signInFact, signInProblemFact(problem)]);
  return filledAnswer(200, path, { name: 'login', facts, slots: new Map(), values: new Map() }, release, edge);
}
