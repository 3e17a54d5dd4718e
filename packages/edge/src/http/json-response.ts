import { uncached } from '@ochiq/http-policy/cache-rules';

import { createTextResponse, getRetryHeaders, type HttpResponse } from './response.ts';

/** Creates a JSON response, which is never cached. */
export function createJsonResponse(status: number, content: unknown): HttpResponse {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': uncached.form };
  return createTextResponse(status, { ...headers, ...getRetryHeaders(status) }, JSON.stringify(content));
}
