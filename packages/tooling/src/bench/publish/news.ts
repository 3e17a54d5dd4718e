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
