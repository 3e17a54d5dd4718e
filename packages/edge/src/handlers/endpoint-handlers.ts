import { getCacheControl, uncached } from '@ochiq/http-policy/cache-rules';
import { getMediaType, toContentType } from '@ochiq/http-policy/content-type';

import { isDataSaver, type RequestHeaders } from '../http/request-headers.ts';
import { createJsonResponse, createTextResponse, type HttpResponse } from '../http/response.ts';
import type { Sender } from '../http/sender.ts';
import type { LiveRelease } from '../release/live-release.ts';
import { workerPath } from '../routing/endpoint.ts';
import type { BasePath } from '../routing/site-address.ts';
import { buildSpeculationRules, noSpeculationRules, speculationRulesPath, speculationVary } from '../routing/speculation-rules.ts';
import { toRefusal } from '../templating/form-facts.ts';
import type { EdgeContext } from './edge-context.ts';

/** Handles the health check: whether the site is served, and which release. */
export function handleHealth(release: LiveRelease | undefined): HttpResponse {
  const text = JSON.stringify({ status: release ? 'ok' : 'no release', release: release?.id ?? null });
  return createTextResponse(
    release ? 200 : 503,
    { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': uncached.error },
    text,
  );
}

/** Handles the request for the rules of prefetching, which are empty for readers to whom it would cost too much. */
export function handleSpeculationRules(headers: RequestHeaders, base: BasePath): HttpResponse {
  return createTextResponse(
    200,
    {
      'Content-Type': toContentType(getMediaType(speculationRulesPath)),
      'Cache-Control': getCacheControl(speculationRulesPath),
      Vary: speculationVary,
    },
    isDataSaver(headers) ? noSpeculationRules : buildSpeculationRules(base),
  );
}

/** Handles the request for a proof-of-work challenge, which the CMS issues. */
export async function handleChallenge({ forms }: EdgeContext, sender: Sender): Promise<HttpResponse> {
  const requestChallenge = async (): Promise<HttpResponse> => {
    const challenge = (await forms.cms?.challenge(sender.requestId, sender.address())) ?? 'not set up';
    if (typeof challenge === 'object') return createJsonResponse(200, challenge);
    sender.note('challenge', challenge);
    return createJsonResponse(503, toRefusal(503));
  };
  return forms.within(sender.address(), requestChallenge, (status) => createJsonResponse(status, toRefusal(status)));
}

/**
 * Replaces the site's worker: deletes its cache and unregisters. It stays as it is, for browsers that return after a
 * year.
 */
const unregisteringScript = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(caches.delete('kept ' + self.registration.scope).then(() => self.registration.unregister())),
);
`;

/** Responds to browsers that have a worker, or want one, of a site that keeps nothing any more. */
export const createUnregisteringWorker = (): HttpResponse =>
  createTextResponse(
    200,
    { 'Content-Type': toContentType('text/javascript'), 'Cache-Control': getCacheControl(workerPath) },
    unregisteringScript,
  );
