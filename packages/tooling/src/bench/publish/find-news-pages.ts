import { readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';

import type { Settings } from '@ochiq/cli/workplace/settings';
import type { News } from './news.ts';

/** The pages that link to a news item, its own among them, and those of them that show its title. */
export type NewsPages = { linking: string[]; showing: string[] };

const link = /\/news\/(?<slug>[a-z0-9-]+)"/gu;
const pageFile = /^(?:(?<folder>.*)\/)?index\.html$/u;

/** Finds the slugs of all news items that a page links to. */
export const findLinkedSlugs = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(link)].flatMap(({ groups }) => groups?.['slug'] ?? []));

/** Finds the pages of news items in the published files, by slug. */
export async function findNewsPages({ siteDir }: Settings, newsItems: readonly News[]): Promise<ReadonlyMap<string, NewsPages>> {
  const publicDir = path.join(await realpath(path.join(siteDir, 'current')), 'public');
  const titles = new Map(newsItems.map(({ slug, title }) => [slug, title]));
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
