import { sendRequest, type ReceivedResponse } from './send-request.ts';

/** Headers of a form that a browser without scripts submits. */
export const browserHeaders = { Origin: 'http://ochiq.test', 'Content-Type': 'application/x-www-form-urlencoded' };

/** Submits a form as a browser does. */
export function submitForm(
  origin: string,
  path: string,
  fields: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<ReceivedResponse> {
  const body = new URLSearchParams({ ...fields }).toString();
  return sendRequest(origin, { method: 'POST', path, headers: { ...browserHeaders, ...headers }, body });
}
