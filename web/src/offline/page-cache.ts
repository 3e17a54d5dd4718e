import { immutableFilePatterns } from '@ochiq/contract/routing/immutable-files';

import { listSheets, readLang, readTitle, type CachedPageEntry } from './offline-html';
import { findSurplus, limits, type CachedSize } from './cache-rules';

const names = { at: 'x-kept-at', bytes: 'x-kept-bytes', title: 'x-kept-title', lang: 'x-kept-lang', sheets: 'x-kept-sheets' } as const;

/** With these a copy acts as the page did; what says how it was sent belongs to the sending. */
const retainedHeaders = ['content-type', 'content-security-policy', 'referrer-policy', 'x-content-type-options'];

export type CachedPage = CachedPageEntry & { html: string; headers: Headers };
type CachedPageMetadata = CachedPageEntry & CachedSize & { sheets: readonly string[] };

/** Returns whether an address is that of a style sheet whose content never changes. */
const isSheetAddress = (url: string) => url.endsWith('.css') && immutableFilePatterns.code.test(url);

/** The pages that are kept on this device, and whether any may be. */
export function openPageCache(scope: URL, storage: CacheStorage = caches) {
  const open = () => storage.open(`kept ${scope.href}`);
  const toUrl = (path: string) => new URL(path.slice(1), scope).href;
  const offMark = toUrl('/?off');
  const isPage = (url: string) => url !== offMark && !isSheetAddress(url);

  const readMetadata = (path: string, { headers }: Response): CachedPageMetadata => {
    const read = (name: keyof typeof names) => headers.get(names[name]) ?? '';
    const title = decodeURIComponent(read('title'));
    return {
      path,
      address: new URL(toUrl(path)).pathname,
      title,
      lang: read('lang'),
      at: Number(read('at')),
      bytes: Number(read('bytes')),
      sheets: read('sheets').split(' '),
    };
  };

  /** Keeps the style sheets of a page, as the browser has just loaded them, and removes those that no page needs. */
  const keepSheets = async (cache: Cache, sheets: readonly string[], pages: readonly CachedPageMetadata[]): Promise<void> => {
    const known = (await cache.keys()).map(({ url }) => url).filter(isSheetAddress);
    await Promise.all(sheets.filter((url) => !known.includes(url)).map((url) => cache.add(url)));
    const needed = new Set(pages.flatMap((page) => page.sheets));
    await Promise.all(known.filter((url) => !needed.has(url)).map((url) => cache.delete(url)));
  };

  const list = async (): Promise<CachedPageMetadata[]> => {
    const cache = await open();
    const keys = (await cache.keys()).map(({ url }) => url).filter(isPage);
    const responses = await Promise.all(
      keys.map(async (url) => [`/${new URL(url).pathname.slice(scope.pathname.length)}`, await cache.match(url)] as const),
    );
    return responses.flatMap(([path, response]) => (response ? [readMetadata(path, response)] : []));
  };

  return {
    list,

    async find(path: string): Promise<CachedPage | null> {
      const response = await (await open()).match(toUrl(path));
      return response ? { ...readMetadata(path, response), html: await response.text(), headers: response.headers } : null;
    },

    /** @param pinned paths that stay, however many pages come */
    async keep(path: string, response: Response, { now, pinned }: { now: number; pinned: readonly string[] }): Promise<void> {
      const html = await response.text();
      const bytes = new TextEncoder().encode(html).length;
      if (bytes > limits.pageBytes) return;
      const headers = new Headers(retainedHeaders.map((name) => [name, response.headers.get(name) ?? '']));
      const sheets = listSheets(html).map((href) => new URL(href, scope).href);
      const metadata = {
        at: `${now}`,
        bytes: `${bytes}`,
        title: encodeURIComponent(readTitle(html)),
        lang: readLang(html),
        sheets: sheets.join(' '),
      };
      for (const [name, value] of Object.entries(metadata)) headers.set(`x-kept-${name}`, value);
      const cache = await open();
      await cache.put(toUrl(path), new Response(html, { headers }));
      const pages = await list();
      const surplus = findSurplus(pages.filter((page) => !pinned.includes(page.path)));
      await Promise.all(surplus.map((old) => cache.delete(toUrl(old))));
      const remaining = pages.filter((page) => !surplus.includes(page.path));
      await keepSheets(cache, sheets, remaining);
    },

    /** Finds a style sheet of a kept page: its address names its content, so the site is not asked. */
    findSheet: async (url: string): Promise<Response | undefined> => (isSheetAddress(url) ? (await open()).match(url) : undefined),

    isOff: async (): Promise<boolean> => (await (await open()).match(offMark)) !== undefined,

    /** Turned off, nothing stays but that it is. */
    async turn(way: 'on' | 'off'): Promise<void> {
      await storage.delete(`kept ${scope.href}`);
      if (way === 'off') await (await open()).put(offMark, new Response());
    },
  };
}
