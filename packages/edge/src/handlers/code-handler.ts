import { accountForms } from '@ochiq/contract/forms/forms';

import type { FormRoute } from '../routing/form-place.ts';
import type { LiveRelease } from '../routing/alert-release.ts';
import type { ParsedRequest } from '../routing/parsed-request.ts';
import type { HttpResponse } from '../http/response.ts';
import type { EdgeContext } from './edge-context.ts';
import { createFilledPageResponse } from '../responses/filled-response.ts';

/** The forms that an emailed link opens with a code, and the longest code of each. */
const maxCodeLengths: ReadonlyMap<string, number> = new Map(
  (['confirm-email', 'reset-password'] as const).map((name) => [name, accountForms[name].code.max]),
);

/**
 * Renders the page of a form with the code of its address filled in, and nothing else of the address; undefined where
 * there is no code.
 */
export async function handleCodePage(
  { path, query }: ParsedRequest,
  formRoute: FormRoute | undefined,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<HttpResponse | undefined> {
  const code = new URLSearchParams(query).get('code') ?? '';
  if (formRoute?.part !== 'form' || code === '' || code.length > (maxCodeLengths.get(formRoute.name) ?? 0)) return undefined;
  const filling = { name: formRoute.name, facts: new Set<string>(), slots: new Map<string, string>(), values: new Map([['code', code]]) };
  const response = await createFilledPageResponse(200, path, filling, release, edge);
  // The address grants the account, so no other site may receive it as a referrer. A form still sends its origin.
  return response && { ...response, headers: { ...response.headers, 'Referrer-Policy': 'same-origin' } };
}
