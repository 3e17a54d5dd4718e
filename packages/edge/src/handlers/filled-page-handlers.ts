import { accountForms } from '@ochiq/contract/forms/forms';
import {
  getSignInProblemCondition,
  signInCondition,
  signInProblemParameter,
  signInProblems,
  type SignInProblem,
} from '@ochiq/contract/wire/sign-in-problems';

import { decryptReceipt, type ReceiptContent } from '../forms/sealed-receipt.ts';
import type { HttpResponse } from '../http/response.ts';
import type { LiveRelease } from '../release/live-release.ts';
import { createFilledPageResponse } from '../responses/filled-response.ts';
import { toPublicPath } from '../routing/site-address.ts';
import { getSentConditions } from '../templating/form-facts.ts';
import type { EdgeContext } from './edge-context.ts';

/**
 * What a query fills into a page of the release: the receipt of a sent form, the code of a letter, or why signing in
 * failed.
 */
export type PageQuery =
  | { kind: 'receipt'; form: string; receipt: ReceiptContent }
  | { kind: 'code'; form: string; code: string }
  | { kind: 'sign-in-problem'; problem: SignInProblem };

/** Parses the receipt in the address of a form's confirmation; undefined where there is none that is valid. */
export function parseReceiptQuery(query: string, form: string, { sealKey }: EdgeContext['forms']): PageQuery | undefined {
  const sealed = new URLSearchParams(query).get('r');
  const receipt = sealed !== null && sealKey ? decryptReceipt(sealed, form, sealKey, Date.now()) : undefined;
  return receipt && { kind: 'receipt', form, receipt };
}

/** The forms that an emailed link opens with a code, and the longest code of each. */
const maxCodeLengths: ReadonlyMap<string, number> = new Map(
  (['confirm-email', 'reset-password'] as const).map((name) => [name, accountForms[name].code.max]),
);

/** Parses the code in the address of a form; undefined where there is none. */
export function parseCodeQuery(query: string, form: string): PageQuery | undefined {
  const maxLength = maxCodeLengths.get(form);
  if (maxLength === undefined) return undefined;
  const code = new URLSearchParams(query).get('code') ?? '';
  return code === '' || code.length > maxLength ? undefined : { kind: 'code', form, code };
}

/** Parses the problem in the address of the sign-in page; undefined where it names none. */
export function parseSignInProblemQuery(query: string): PageQuery | undefined {
  const named = new URLSearchParams(query).get(signInProblemParameter);
  const problem = signInProblems.find((known) => known === named);
  return problem && { kind: 'sign-in-problem', problem };
}

const noText: ReadonlyMap<string, string> = new Map();

/**
 * The address grants a receipt or an account, so no other site may receive it as a referrer. Forms on the page still
 * send their origin.
 */
const withoutReferrer = (response: HttpResponse | undefined): HttpResponse | undefined =>
  response && { ...response, headers: { ...response.headers, 'Referrer-Policy': 'same-origin' } };

/**
 * Renders a page of the release with what its address says, and nothing else of the address; undefined where it was
 * removed after it was found.
 */
export async function handleFilledPage(
  path: string,
  pageQuery: PageQuery,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<HttpResponse | undefined> {
  switch (pageQuery.kind) {
    case 'receipt': {
      const { receipt, back } = pageQuery.receipt;
      const conditions = getSentConditions(receipt, back === null ? null : toPublicPath(edge.site.base, back));
      return withoutReferrer(
        await createFilledPageResponse(200, path, { ...conditions, name: pageQuery.form, values: noText }, release, edge),
      );
    }
    case 'code': {
      const filling = { name: pageQuery.form, facts: new Set<string>(), slots: noText, values: new Map([['code', pageQuery.code]]) };
      return withoutReferrer(await createFilledPageResponse(200, path, filling, release, edge));
    }
    case 'sign-in-problem': {
      const facts = new Set([signInCondition, getSignInProblemCondition(pageQuery.problem)]);
      return createFilledPageResponse(200, path, { name: 'login', facts, slots: noText, values: noText }, release, edge);
    }
    default:
      return pageQuery satisfies never;
  }
}
