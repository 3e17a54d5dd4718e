import { cacheControlOf } from '../rules/cache-rules.ts';
import { contentType } from '../rules/content-type.ts';
import { plainAnswer, type Answer } from './answer.ts';

/** Where browsers look for the worker that keeps pages. */
export const workerPath = '/sw.js';

/** Replaces the site's worker: deletes its cache and unregisters. It stays as it is, for browsers that return after a year. */
const leaving = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(caches.delete('kept ' + self.registration.scope).then(() => self.registration.unregister())),
);
`;

/** The answer to browsers that have a worker, or want one, of a site that keeps nothing any more. */
export const leavingWorkerAnswer = (): Answer =>
  plainAnswer(200, { 'Content-Type': contentType('text/javascript'), 'Cache-Control': cacheControlOf(workerPath) }, leaving);
