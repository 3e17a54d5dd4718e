import { uncached } from '@ochiq/http-policy/cache-rules';

import { createTextResponse, type HttpResponse } from '../http/response.ts';
import type { LiveRelease } from '../routing/alert-release.ts';

/** The path of the health check. */
export const healthPath = '/health';

/** Handles the health check: whether the site is served, and which release. */
export function handleHealth(release: LiveRelease | undefined): HttpResponse {
  const text = JSON.stringify({ status: release ? 'ok' : 'no release', release: release?.id ?? null });
  return createTextResponse(
    release ? 200 : 503,
    { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': uncached.error },
    text,
  );
}
