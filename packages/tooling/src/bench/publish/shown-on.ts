import { readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';

import type { Settings } from '../../workplace/settings.ts';
import type { News } from './news.ts';

/** The pages that link to a news item, its own among them, and those of them that show its title. */
export type Places = { linking: string[]; showing: string[] };

const link = /\/news\/(?<slug>[a-z0-9-]+)"/gu;
const pageFile = /^(?:(?<folder>.*)\/)?index\.html$/u;

/** Finds the slugs of all news items that a page links to. */
export const linkedSlugs = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(link)].flatMap(({ groups }) => groups?.['slug'] ?? []));

/** Finds the pages of news items in the published files, by slug. */
export async function shownOn({ siteDir }: Settings, wanted: readonly News[]): Promise<ReadonlyMap<string, Places>> {
  const publicDir = path.join(await realpath(path.join(siteDir, 'current')), 'public');
  const titles = new Map(wanted.map(({ slug, title }) => [slug, title]));
  const places = new Map<string, Places>(wanted.map(({ slug }) => [slug, { linking: [], showing: [] }]));
  for (const name of await readdir(publicDir, { recursive: true })) {
    const folder = pageFile.exec(name)?.groups?.['folder'];
    if (folder === undefined) continue;
    const html = await readFile(path.join(publicDir, name), 'utf8');
    for (const slug of linkedSlugs(html)) {
      const title = titles.get(slug);
      if (title === undefined) continue;
      places.get(slug)?.linking.push(`/${folder}`);
      if (html.includes(title)) places.get(slug)?.showing.push(`/${folder}`);
    }
  }
  return places;
}
