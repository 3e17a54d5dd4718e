import { uncached } from '@ochiq/http-policy/cache-rules';

import type { HttpResponse } from './response.ts';

/** Adds cookies to a response, if there are any, and makes it private so that no cache stores it. */
export function withPrivateCookies(response: HttpResponse, cookies: string | readonly string[] | undefined): HttpResponse {
  if (cookies === undefined) return response;
  return { ...response, headers: { ...response.headers, 'Cache-Control': uncached.personal }, cookies: [cookies].flat() };
}
