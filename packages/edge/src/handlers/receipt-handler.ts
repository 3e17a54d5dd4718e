import { decryptReceipt } from '../forms/sealed-receipt.ts';
import type { HttpResponse } from '../http/response.ts';
import { createFilledPageResponse } from '../responses/filled-response.ts';
import type { LiveRelease } from '../routing/alert-release.ts';
import type { FormRoute } from '../routing/form-place.ts';
import type { ParsedRequest } from '../routing/parsed-request.ts';
import { toPublicPath } from '../routing/site-address.ts';
import { getSentConditions } from '../templating/form-facts.ts';
import type { EdgeContext } from './edge-context.ts';

/**
 * Renders the confirmation of a sent form from the receipt in its address; undefined where that is not valid: the page
 * then says that nothing was sent.
 */
export async function handleReceiptPage(
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
