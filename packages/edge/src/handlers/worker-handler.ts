import { getCacheControl } from '@ochiq/http-policy/cache-rules';
import { toContentType } from '@ochiq/http-policy/content-type';

import { createTextResponse, type HttpResponse } from '../http/response.ts';

/** Where browsers look for the worker that keeps pages. */
export const workerPath = '/sw.js';

/** Replaces the site's worker: deletes its cache and unregisters. It stays as it is, for browsers that return after a year. */
const unregisteringScript = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(caches.delete('kept ' + self.registration.scope).then(() => self.registration.unregister())),
);
`;

/** The answer to browsers that have a worker, or want one, of a site that keeps nothing any more. */
export const createUnregisteringWorker = (): HttpResponse =>
  createTextResponse(
    200,
    { 'Content-Type': toContentType('text/javascript'), 'Cache-Control': getCacheControl(workerPath) },
    unregisteringScript,
  );
