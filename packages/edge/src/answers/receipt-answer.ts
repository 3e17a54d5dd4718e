import { publicPath } from '../rules/base-path.ts';
import type { FormPlace } from '../rules/form-place.ts';
import { sentFacts } from '../rules/form-facts.ts';
import type { LiveRelease } from '../rules/live-release.ts';
import type { RequestFacts } from '../rules/request-facts.ts';
import { open } from '../rules/sealed-receipt.ts';
import type { Answer } from './answer.ts';
import type { EdgeContext } from './edge-context.ts';
import { filledAnswer } from './filled-answer.ts';

/**
 * Renders the confirmation of a sent form from the receipt in its address; undefined where that is not valid: the page
 * then says that nothing was sent.
 */
export async function receiptAnswer(
  { path, query }: RequestFacts,
  place: FormPlace | undefined,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<Answer | undefined> {
  const sealed = new URLSearchParams(query).get('r');
  const { sealKey } = edge.forms;
  if (place?.part !== 'sent' || sealed === null || !sealKey) return undefined;
  const sent = open(sealed, place.name, sealKey, Date.now());
  if (!sent) return undefined;
  const facts = sentFacts(sent.receipt, sent.back === null ? null : publicPath(edge.site.base, sent.back));
  const answer = await filledAnswer(200, path, { ...facts, name: place.name, values: new Map<string, string>() }, release, edge);
  // The address grants the receipt, so no other site may receive it as a referrer. Forms on the page still send their
  // origin.
  return answer && { ...answer, headers: { ...answer.headers, 'Referrer-Policy': 'same-origin' } };
}
