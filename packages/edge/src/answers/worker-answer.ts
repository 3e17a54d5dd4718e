import { cacheControlOf } from '../rules/cache-rules.ts';
import { contentType } from '../rules/content-type.ts';
import { plainAnswer, type Answer } from './answer.ts';

/** Where browsers look for the worker that keeps pages. */
export const workerPath = '/sw.js';

/** In place of the site's worker: forgets what that has kept, and goes. It must stay as it is for whoever comes back after a year. */
const leaving = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(caches.delete('kept ' + self.registration.scope).then(() => self.registration.unregister())),
);
`;

/** The answer to browsers that have a worker, or want one, of a site that keeps nothing any more. */
export const leavingWorkerAnswer = (): Answer =>
  plainAnswer(200, { 'Content-Type': contentType('text/javascript'), 'Cache-Control': cacheControlOf(workerPath) }, leaving);
