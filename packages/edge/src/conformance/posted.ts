import { exchange, type Received } from './exchange.ts';

/** Headers of a form that a browser without scripts submits. */
export const browserHeaders = { Origin: 'http://ochiq.test', 'Content-Type': 'application/x-www-form-urlencoded' };

/** Submits a form as a browser does. */
export function post(
  origin: string,
  path: string,
  fields: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Received> {
  const body = new URLSearchParams({ ...fields }).toString();
  return exchange(origin, { method: 'POST', path, headers: { ...browserHeaders, ...headers }, body });
}
