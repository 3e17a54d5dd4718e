import { publicPath } from '../rules/base-path.ts';
import type { FormPlace } from '../rules/form-place.ts';
import { sentFacts } from '../rules/form-facts.ts';
import type { LiveRelease } from '../rules/live-release.ts';
import type { RequestFacts } from '../rules/request-facts.ts';
import { open } from '../rules/sealed-receipt.ts';
import type { Answer } from './answer.ts';
import type { EdgeContext } from './edge-context.ts';
import { filledAnswer } from './filled-answer.ts';

/** The page that says a form was sent, as its address proves; undefined where it does not: the page then says that nothing was. */
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
  // Whoever has the address has the receipt: no other site hears of it. Forms on the page still say where they come from.
  return answer && { ...answer, headers: { ...answer.headers, 'Referrer-Policy': 'same-origin' } };
}
