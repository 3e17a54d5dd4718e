import { getPrefixLocale, addLocalePrefix, type LocalePrefix } from '@ochiq/contract/routing/path-for';

import { openPageCache } from './page-cache';
import { isCacheableResponse, isCacheablePath, getPathInScope, splitPath, type OfflinePlaces } from './cache-rules';
import { fillOfflinePage, renderCachedPage, renderMissingPage, type Lack } from './offline-html';
import type { FetchEvent, WorkerScope } from './worker-scope';

declare const OFFLINE_PLACES: OfflinePlaces;

/** Ages after which a copy is refreshed, in milliseconds: of a page that is read again, and of the contact page and the list. */
const age = { read: 600_000, pinned: 86_400_000 } as const;

const getSite = ({ registration }: WorkerScope) => {
  const scope = new URL(registration.scope);
  return { scope, pageCache: openPageCache(scope), places: OFFLINE_PLACES };
};
type Site = ReturnType<typeof getSite>;

const listPinnedPaths = ({ places }: Site, form: LocalePrefix) => [
  addLocalePrefix(form, places.offline),
  addLocalePrefix(form, places.contact),
];
const allPinned = (site: Site) => (['plain', 'uz', 'ru', 'en'] as const).flatMap((form) => listPinnedPaths(site, form));

const isSaving = () => Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData') === true;

async function cacheResponse(site: Site, path: string, response: Response): Promise<void> {
  if (isCacheableResponse(response)) await site.pageCache.keep(path, response, { now: Date.now(), pinned: allPinned(site) });
}

/** Fetches a page to keep it, unless the copy is as young as it has to be. */
async function refreshPage(site: Site, path: string, oldest: number): Promise<void> {
  const known = (await site.pageCache.list()).find((page) => page.path === path);
  if (known && Date.now() - known.at < oldest) return;
  await cacheResponse(site, path, await fetch(new URL(path.slice(1), site.scope)));
}

/** Caches the page that is read, which may have come without a navigation, and the pinned pages of its language. */
export async function cachePage(worker: WorkerScope, address: string): Promise<void> {
  const site = getSite(worker);
  const path = getPathInScope(new URL(address), site.scope);
  if (path === null || isSaving() || (await site.pageCache.isOff())) return;
  if (isCacheablePath(path, site.places)) await refreshPage(site, path, age.read).catch(() => undefined);
  for (const pinned of listPinnedPaths(site, splitPath(path).form)) await refreshPage(site, pinned, age.pinned).catch(() => undefined);
}

/** Caches the pages that were opened before the worker was active: the first page of a reader. */
export async function cacheOpenPages(worker: WorkerScope): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of open) await cachePage(worker, url);
}

const toPageResponse = (html: string, headers: Headers, status = 200) => {
  const sent = new Headers(headers);
  for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified']) sent.delete(name);
  // The browser's own memory must not take it for the site's.
  sent.set('cache-control', 'no-store');
  return new Response(html, { headers: sent, status });
};

async function readListData(site: Site, form: LocalePrefix) {
  const pages = (await site.pageCache.list()).filter(({ path }) => splitPath(path).rest !== site.places.offline);
  const address = new URL(addLocalePrefix(form, site.places.offline).slice(1), site.scope).pathname;
  return { pages, isOff: await site.pageCache.isOff(), locale: getPrefixLocale(form), address };
}

/** Returns a cached page instead of a response, or the offline page; `null` where the reader has turned caching off. */
async function findFallback(site: Site, address: URL): Promise<Response | null> {
  const path = getPathInScope(address, site.scope);
  const { form, rest } = splitPath(path ?? `/${address.pathname.slice(site.scope.pathname.length)}`);
  const isList = path !== null && rest === site.places.offline;
  const lack: Lack = navigator.onLine ? 'away' : 'offline';
  const about = await readListData(site, form);
  const offline = addLocalePrefix(form, site.places.offline);
  const page = path === null || isList ? null : await site.pageCache.find(path);
  if (page)
    return toPageResponse(renderCachedPage(page.html, { at: page.at, locale: about.locale, lack, list: about.address }), page.headers);
  const list = await site.pageCache.find(offline);
  if (!list) return null;
  return isList
    ? toPageResponse(fillOfflinePage(list.html, about), list.headers)
    : toPageResponse(renderMissingPage(list.html, about, lack), list.headers, 503);
}

/**
 * Returns the response of the site, whatever it is; a cached page only where there is none. What the browser fetches
 * ahead is not read yet: it is not kept, and no copy answers it.
 */
export async function handleNavigation(worker: WorkerScope, event: FetchEvent): Promise<Response> {
  const site = getSite(worker);
  const address = new URL(event.request.url);
  const isPrefetch = event.request.headers.has('sec-purpose');
  let response: Response;
  try {
    response = (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const fallback = isPrefetch ? null : await findFallback(site, address);
    if (fallback) return fallback;
    throw error;
  }
  const path = getPathInScope(address, site.scope);
  if (path === null) return response;
  const { form, rest } = splitPath(path);
  if (rest === site.places.offline && isCacheableResponse(response)) {
    return toPageResponse(fillOfflinePage(await response.text(), await readListData(site, form)), response.headers);
  }
  if (!isPrefetch && isCacheablePath(path, site.places)) {
    const copy = response.clone();
    event.waitUntil(site.pageCache.isOff().then((isOff) => (isOff ? undefined : cacheResponse(site, path, copy))));
  }
  return response;
}

/** Returns a style sheet of a page that is kept; any other file comes from the site. */
export async function handleStyleSheet(worker: WorkerScope, { request }: FetchEvent): Promise<Response> {
  return (await getSite(worker).pageCache.findSheet(request.url)) ?? fetch(request);
}

/** Handles the switch on the page about reading offline. Every other form goes to the site, also without a connection. */
export function handleSwitch(worker: WorkerScope, event: FetchEvent): void {
  const { request } = event;
  const site = getSite(worker);
  const address = new URL(request.url);
  const path = getPathInScope(address, site.scope);
  if (path === null || splitPath(path).rest !== site.places.offline) return;
  const turn = async () => {
    // Another site may send forms here, and does not decide.
    if (request.referrer.startsWith(site.scope.origin)) {
      await site.pageCache.turn((await request.formData()).get('keep') === 'on' ? 'on' : 'off');
    }
    return Response.redirect(address.href, 303);
  };
  event.respondWith(turn());
}
