import * as z from 'zod';

import type { FinishInput } from '../../people/staff-oidc/staff-sign-in.ts';

const parameter = z.string().min(1).optional();
/** What a provider sends a browser back with; whatever else is in the address is left out. */
const returnShape = z.object({ state: z.string().min(1), code: parameter, iss: parameter, error: parameter });

/** Parses what the provider has sent the browser back with; `null` for any other address of the page. */
export function parseReturn(search: string): FinishInput | null {
  const { data } = returnShape.safeParse(Object.fromEntries(new URLSearchParams(search)));
  if (data?.code === undefined && data?.error === undefined) return null;
  const { state, code, iss, error } = data;
  return { state, ...(code !== undefined && { code }), ...(iss !== undefined && { iss }), ...(error !== undefined && { error }) };
}

/** Where the person wanted to go, while the browser is at the provider. */
const targetKey = 'ochiq-redirect-target';

/** Stores where the person wanted to go before they had to sign in. */
export function storeRedirectTarget(search: string): void {
  const target = new URLSearchParams(search).get('redirectTo');
  if (target === null) window.sessionStorage.removeItem(targetKey);
  else window.sessionStorage.setItem(targetKey, target);
}

/** Returns the parameters with which Strapi's page leads there; it accepts addresses within the panel only. */
export function takeRedirectTarget(): string {
  const target = window.sessionStorage.getItem(targetKey);
  window.sessionStorage.removeItem(targetKey);
  return target === null ? '' : `?${new URLSearchParams({ redirectTo: target }).toString()}`;
}
