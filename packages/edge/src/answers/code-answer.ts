import { accountForms } from '@ochiq/contract/forms/forms';

import type { FormPlace } from '../rules/form-place.ts';
import type { LiveRelease } from '../rules/live-release.ts';
import type { RequestFacts } from '../rules/request-facts.ts';
import type { Answer } from './answer.ts';
import type { EdgeContext } from './edge-context.ts';
import { filledAnswer } from './filled-answer.ts';

/** The forms that an emailed link opens with a code, and the longest code of each. */
const longest: ReadonlyMap<string, number> = new Map(
  (['confirm-email', 'reset-password'] as const).map((name) => [name, accountForms[name].code.max]),
);

/**
 * Renders the page of a form with the code of its address filled in, and nothing else of the address; undefined where
 * there is no code.
 */
export async function codeAnswer(
  { path, query }: RequestFacts,
  place: FormPlace | undefined,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<Answer | undefined> {
  const code = new URLSearchParams(query).get('code') ?? '';
  if (place?.part !== 'form' || code === '' || code.length > (longest.get(place.name) ?? 0)) return undefined;
  const filling = { name: place.name, facts: new Set<string>(), slots: new Map<string, string>(), values: new Map([['code', code]]) };
  const answer = await filledAnswer(200, path, filling, release, edge);
  // The address grants the account, so no other site may receive it as a referrer. A form still sends its origin.
  return answer && { ...answer, headers: { ...answer.headers, 'Referrer-Policy': 'same-origin' } };
}
