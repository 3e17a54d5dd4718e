import { handleNavigation, cachePage, cacheOpenPages, handleStyleSheet, handleSwitch } from './handle-navigation';
import type { WorkerScope } from './worker-scope';

// The service worker of the site, `/sw.js`: it asks the site first, always, and shows what it has kept only where no answer comes.
const worker = self as unknown as WorkerScope;

worker.addEventListener('install', (event) => {
  // Pages kept need no scripts, so there is nothing that an older worker would have to go on serving.
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('activate', (event) => {
  // Who is there knows by it that there is an answer without a line.
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable(), cacheOpenPages(worker)]));
});

worker.addEventListener('message', (event) => {
  if (typeof event.data === 'string') event.waitUntil(cachePage(worker, event.data));
});

worker.addEventListener('fetch', (event) => {
  const { mode, method, destination } = event.request;
  if (destination === 'style') event.respondWith(handleStyleSheet(worker, event));
  if (mode !== 'navigate') return;
  if (method === 'GET') event.respondWith(handleNavigation(worker, event));
  if (method === 'POST') handleSwitch(worker, event);
});
