import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { listedPages } from '../bench/listed-pages.ts';

/**
 * What readers request. A `file` is on the disk: nginx sends it alone. The others need the edge, which negotiates a
 * language, renders the not-found page, and queries the search index.
 */
export type Asked = { path: string; kind: 'file' | 'choice' | 'missing' | 'search' };

const wanted = {
  downloads: /^media\/.*\.(?:pdf|csv|json|docx|xlsx|zip|vtt|webm)$/u,
  feeds: /^feeds\/.*\.atom$/u,
  maps: /^(?:sitemap[^/]*|sitemaps\/[^/]*)\.xml$/u,
  pictures: /^media\/.*\.(?:webp|jpg|png|svg)$/u,
  scripts: /^[^/]+-[\da-f]{20}\.js$/u,
} as const;

/** There are hundreds of pictures and scripts. */
const most = 40;

const needTheEdge: readonly Asked[] = [
  { path: '/', kind: 'choice' },
  { path: '/uz/yoq-sahifa', kind: 'missing' },
  { path: '/ru/net-stranitsy', kind: 'missing' },
  { path: '/en/no-such-page', kind: 'missing' },
  { path: '/uz/search.json?q=suv', kind: 'search' },
  { path: `/ru/search.json?q=${encodeURIComponent('вода')}`, kind: 'search' },
  { path: '/en/search.json?q=water', kind: 'search' },
];

/** Returns the file of an address, below the published folder. */
export const fileOf = (address: string): string => (path.extname(address) === '' ? path.join(address, 'index.html') : address);

/**
 * Lists a page of each template in each language and without a prefix, all downloads, feeds and maps, and some of the
 * rest.
 * @throws a kind of files is missing: a drill without it would prove nothing
 */
export async function askedOf(publicDir: string): Promise<Asked[]> {
  const names = await readdir(publicDir, { recursive: true });
  const there = new Set(names);
  const pages = (await listedPages(null)).map((page) => page.path);
  const plain = pages.filter((page) => page.startsWith('/uz/')).map((page) => page.slice('/uz'.length));
  const kinds = Object.entries(wanted).map(([kind, pattern]) => {
    const found = names.filter((name) => pattern.test(name)).sort();
    if (found.length === 0) throw new Error(`The published site has no ${kind} in ${publicDir}`);
    return found.slice(0, most).map((name) => `/${name}`);
  });
  const files = [...pages, ...plain, ...kinds.flat()].filter((address) => there.has(fileOf(address).slice(1)));
  return [...files.map((address) => ({ path: address, kind: 'file' }) as const), ...needTheEdge];
}
