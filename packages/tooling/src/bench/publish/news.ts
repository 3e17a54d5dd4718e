import { readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';
import type { Settings } from '@ochiq/cli/workplace/settings';

const entry = z.object({ documentId: z.string(), title: z.string(), slug: z.string(), date: z.string() });
const responseSchema = z.object({ data: z.array(entry), meta: z.object({ pagination: z.object({ pageCount: z.int() }) }) });

/** A published news item in one language. */
export type News = z.output<typeof entry>;

const pageSize = 1000;

/** Fetches the published news in a language, the newest first. @throws the CMS does not respond */
export async function fetchPublishedNews(
  { cmsUrl, BUILD_TOKEN }: Pick<Settings, 'cmsUrl' | 'BUILD_TOKEN'>,
  locale: string,
): Promise<News[]> {
  const newsItems: News[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const query = new URLSearchParams({
      locale,
      status: 'published',
      'pagination[page]': String(page),
      'pagination[pageSize]': String(pageSize),
    });
    for (const field of ['title', 'slug', 'date']) query.append('fields', field);
    for (const order of ['date:desc', 'documentId']) query.append('sort', order);
    const response = await fetch(`${cmsUrl}/api/news-items?${query.toString()}`, { headers: { authorization: `Bearer ${BUILD_TOKEN}` } });
    if (!response.ok) throw new Error(`The CMS answers ${String(response.status)} when asked for its news`);
    const { data, meta } = responseSchema.parse(await response.json());
    newsItems.push(...data);
    last = meta.pagination.pageCount;
  }
  return newsItems;
}

/** The pages that link to a news item, its own among them, and those of them that show its title. */
export type NewsPages = { linking: string[]; showing: string[] };

const link = /\/news\/(?<slug>[a-z0-9-]+)"/gu;
const pageFile = /^(?:(?<folder>.*)\/)?index\.html$/u;

/** Finds the slugs of all news items that a page links to. */
const findLinkedSlugs = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(link)].flatMap(({ groups }) => groups?.['slug'] ?? []));

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** Escapes text as React writes it into HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/gu, (character) => escapes[character] ?? character);

/** Finds the pages of news items in the published files, by slug. */
export async function findNewsPages({ siteDir }: Settings, newsItems: readonly News[]): Promise<ReadonlyMap<string, NewsPages>> {
  const publicDir = path.join(await realpath(path.join(siteDir, 'current')), 'public');
  const titles = new Map(newsItems.map(({ slug, title }) => [slug, escapeHtml(title)]));
  const pagesBySlug = new Map<string, NewsPages>(newsItems.map(({ slug }) => [slug, { linking: [], showing: [] }]));
  for (const name of await readdir(publicDir, { recursive: true })) {
    const folder = pageFile.exec(name)?.groups?.['folder'];
    if (folder === undefined) continue;
    const html = await readFile(path.join(publicDir, name), 'utf8');
    for (const slug of findLinkedSlugs(html)) {
      const title = titles.get(slug);
      if (title === undefined) continue;
      pagesBySlug.get(slug)?.linking.push(`/${folder}`);
      if (html.includes(title)) pagesBySlug.get(slug)?.showing.push(`/${folder}`);
    }
  }
  return pagesBySlug;
}
