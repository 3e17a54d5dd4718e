import type { SignInProblem } from '@ochiq/contract/wire/sign-in-problems';
import { signInFinish } from '@ochiq/contract/wire/sign-in-wire';

/** The parameters of a callback: a code, or why there is none. The provider's own error text is not read. */
type SignInReturn = { state: string; with: { code: string } | { problem: Extract<SignInProblem, 'cancelled' | 'declined'> } };

/** Returns a value that occurs once; one that occurs twice counts as absent. */
function single(query: URLSearchParams, name: string): string {
  const [value = '', ...more] = query.getAll(name);
  return more.length === 0 ? value : '';
}

export function parseSignInReturn(query: string): SignInReturn {
  const values = new URLSearchParams(query);
  const state = single(values, 'state');
  if (single(values, 'error') === 'access_denied') return { state, with: { problem: 'cancelled' } };
  const { success, data: code } = signInFinish.shape.code.safeParse(single(values, 'code'));
  return { state, with: success && !values.has('error') ? { code } : { problem: 'declined' } };
}
