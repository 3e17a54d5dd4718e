import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { selectListedPages } from '../bench/select-listed-pages.ts';
import { hashBytes } from './send-reader-request.ts';

/**
 * What readers request. A `file` is on the disk: nginx sends it alone. The others need the edge, which negotiates a
 * language, renders the not-found page, and queries the search index.
 */
export type ReaderTarget = { path: string; kind: 'file' | 'choice' | 'missing' | 'search' };

const filePatterns = {
  downloads: /^media\/.*\.(?:pdf|csv|json|docx|xlsx|zip|vtt|webm)$/u,
  feeds: /^feeds\/.*\.atom$/u,
  maps: /^(?:sitemap[^/]*|sitemaps\/[^/]*)\.xml$/u,
  pictures: /^media\/.*\.(?:webp|jpg|png|svg)$/u,
  scripts: /^[^/]+-[\da-f]{12,20}\.js$/u,
  sheets: /^styles-\d+-[\da-f]{12,20}\.css$/u,
} as const;

/** There are hundreds of pictures and scripts. */
const maxPerKind = 40;

const edgeTargets: readonly ReaderTarget[] = [
  { path: '/', kind: 'choice' },
  { path: '/uz/yoq-sahifa', kind: 'missing' },
  { path: '/ru/net-stranitsy', kind: 'missing' },
  { path: '/en/no-such-page', kind: 'missing' },
  { path: '/uz/search.json?q=suv', kind: 'search' },
  { path: `/ru/search.json?q=${encodeURIComponent('вода')}`, kind: 'search' },
  { path: '/en/search.json?q=water', kind: 'search' },
];

/** Returns the file of an address, below the published folder. */
export const getFilePath = (address: string): string => (path.extname(address) === '' ? path.join(address, 'index.html') : address);

/**
 * Lists a page of each template in each language and without a prefix, all downloads, feeds and maps, and some of the
 * rest.
 * @throws a kind of files is missing: a drill without it would prove nothing
 */
export async function listReaderTargets(publicDir: string): Promise<ReaderTarget[]> {
  const names = await readdir(publicDir, { recursive: true });
  const publishedNames = new Set(names);
  const pages = (await selectListedPages(null)).map((page) => page.path);
  const plain = pages.filter((page) => page.startsWith('/uz/')).map((page) => page.slice('/uz'.length));
  const kinds = Object.entries(filePatterns).map(([kind, pattern]) => {
    const matches = names.filter((name) => pattern.test(name)).sort();
    if (matches.length === 0) throw new Error(`The published site has no ${kind} in ${publicDir}`);
    return matches.slice(0, maxPerKind).map((name) => `/${name}`);
  });
  const files = [...pages, ...plain, ...kinds.flat()].filter((address) => publishedNames.has(getFilePath(address).slice(1)));
  return [...files.map((address) => ({ path: address, kind: 'file' }) as const), ...edgeTargets];
}

/** The digests of each published file since the drill began: a publication adds new ones. */
export class FileVersions {
  readonly #known = new Map<string, Set<string>>();
  readonly #publicDir: string;
  readonly #addresses: readonly string[];

  constructor(publicDir: string, addresses: readonly string[]) {
    this.#publicDir = publicDir;
    this.#addresses = addresses;
  }

  /** Reads all files, while no publication runs. @throws one was deleted */
  async read(): Promise<void> {
    for (const address of this.#addresses) {
      const digest = hashBytes(await readFile(path.join(this.#publicDir, getFilePath(address))));
      this.#known.set(address, (this.#known.get(address) ?? new Set()).add(digest));
    }
  }

  isKnown(address: string, digest: string): boolean {
    return this.#known.get(address)?.has(digest) ?? false;
  }
}
