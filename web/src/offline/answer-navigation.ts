import { localeOf, prefixed, splitForm, type PathForm } from '@ochiq/contract/path-for';

import { openKeptPages } from './kept-pages';
import { mayKeepAnswer, mayKeepPath, pathBelow, type OfflinePlaces } from './may-keep';
import { fillOfflinePage, showKept, showNotKept, type Lack } from './offline-html';
import type { FetchEvent, WorkerScope } from './worker-scope';

declare const OFFLINE_PLACES: OfflinePlaces;

/** Ages after which a copy is refreshed, in milliseconds: of a page that is read again, and of the contact page and the list. */
const age = { read: 600_000, pinned: 86_400_000 } as const;

const siteOf = ({ registration }: WorkerScope) => {
  const scope = new URL(registration.scope);
  return { scope, kept: openKeptPages(scope), places: OFFLINE_PLACES };
};
type Site = ReturnType<typeof siteOf>;

const pinnedOf = ({ places }: Site, form: PathForm) => [prefixed(form, places.offline), prefixed(form, places.contact)];
const allPinned = (site: Site) => (['plain', 'uz', 'ru', 'en'] as const).flatMap((form) => pinnedOf(site, form));

const isSaving = () => Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData') === true;

async function keepAnswer(site: Site, path: string, answer: Response): Promise<void> {
  if (mayKeepAnswer(answer)) await site.kept.keep(path, answer, { now: Date.now(), pinned: allPinned(site) });
}

/** Fetches a page to keep it, unless the copy is as young as it has to be. */
async function bring(site: Site, path: string, oldest: number): Promise<void> {
  const known = (await site.kept.list()).find((page) => page.path === path);
  if (known && Date.now() - known.at < oldest) return;
  await keepAnswer(site, path, await fetch(new URL(path.slice(1), site.scope)));
}

/** Caches the page that is read, which may have come without a navigation, and the pinned pages of its language. */
export async function keepAddress(worker: WorkerScope, address: string): Promise<void> {
  const site = siteOf(worker);
  const path = pathBelow(new URL(address), site.scope);
  if (path === null || isSaving() || (await site.kept.isOff())) return;
  if (mayKeepPath(path, site.places)) await bring(site, path, age.read).catch(() => undefined);
  for (const pinned of pinnedOf(site, splitForm(path).form)) await bring(site, pinned, age.pinned).catch(() => undefined);
}

/** Caches the pages that were opened before the worker was active: the first page of a reader. */
export async function keepOpenPages(worker: WorkerScope): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of open) await keepAddress(worker, url);
}

const asPage = (html: string, headers: Headers, status = 200) => {
  const sent = new Headers(headers);
  for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified']) sent.delete(name);
  // The browser's own memory must not take it for the site's.
  sent.set('cache-control', 'no-store');
  return new Response(html, { headers: sent, status });
};

async function facts(site: Site, form: PathForm) {
  const pages = (await site.kept.list()).filter(({ path }) => splitForm(path).rest !== site.places.offline);
  const address = new URL(prefixed(form, site.places.offline).slice(1), site.scope).pathname;
  return { pages, isOff: await site.kept.isOff(), locale: localeOf(form), address };
}

/** Returns a cached page instead of a response, or the offline page; `null` where the reader has turned caching off. */
async function findInstead(site: Site, address: URL): Promise<Response | null> {
  const path = pathBelow(address, site.scope);
  const { form } = splitForm(path ?? `/${address.pathname.slice(site.scope.pathname.length)}`);
  const lack: Lack = navigator.onLine ? 'away' : 'offline';
  const about = await facts(site, form);
  const offline = prefixed(form, site.places.offline);
  const page = path === null || path === offline ? null : await site.kept.find(path);
  if (page) return asPage(showKept(page.html, { at: page.at, locale: about.locale, lack, list: about.address }), page.headers);
  const list = await site.kept.find(offline);
  if (!list) return null;
  return path === offline
    ? asPage(fillOfflinePage(list.html, about), list.headers)
    : asPage(showNotKept(list.html, about, lack), list.headers, 503);
}

/** Returns the response of the site, whatever it is; a cached page only where there is none. */
export async function answerNavigation(worker: WorkerScope, event: FetchEvent): Promise<Response> {
  const site = siteOf(worker);
  const address = new URL(event.request.url);
  let answer: Response;
  try {
    answer = (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const instead = await findInstead(site, address);
    if (instead) return instead;
    throw error;
  }
  const path = pathBelow(address, site.scope);
  if (path === null) return answer;
  const { form, rest } = splitForm(path);
  if (rest === site.places.offline && mayKeepAnswer(answer)) {
    return asPage(fillOfflinePage(await answer.text(), await facts(site, form)), answer.headers);
  }
  if (mayKeepPath(path, site.places)) {
    const copy = answer.clone();
    event.waitUntil(site.kept.isOff().then((isOff) => (isOff ? undefined : keepAnswer(site, path, copy))));
  }
  return answer;
}

/** Handles the switch on the page about reading offline. Every other form goes to the site, also without a connection. */
export function turnKeeping(worker: WorkerScope, event: FetchEvent): void {
  const { request } = event;
  const site = siteOf(worker);
  const address = new URL(request.url);
  const path = pathBelow(address, site.scope);
  if (path === null || splitForm(path).rest !== site.places.offline) return;
  const turn = async () => {
    // Another site may send forms here, and does not decide.
    if (request.referrer.startsWith(site.scope.origin)) {
      await site.kept.turn((await request.formData()).get('keep') === 'on' ? 'on' : 'off');
    }
    return Response.redirect(address.href, 303);
  };
  event.respondWith(turn());
}
