import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { getRows } from '../strapi/rows';
import { waitForPublisher } from './wait-for-publisher';
import { generateNews } from './generated-news';
import { writeNews } from './write-news';

/** The batch after which the publisher is awaited: it holds all pages of a run in memory. */
const batchSize = 500;

async function readPublishedIds(strapi: Core.Strapi, uid: string): Promise<string[]> {
  const where = { publishedAt: { $notNull: true } };
  const rows = await getRows<{ documentId: string }>(strapi, uid).findMany({
    where,
    select: ['documentId'],
    orderBy: { documentId: 'asc' },
  });
  return [...new Set(rows.map(({ documentId }) => documentId))];
}

/**
 * Fills the CMS with generated news, for measurements. The same numbers give the same news.
 * @param first the number of the first; no news from it on must have been generated yet
 * @param progress called with the number generated so far
 * @throws the CMS has no categories or tags
 */
export async function fillWithNews(strapi: Core.Strapi, first: number, count: number, progress: (done: number) => void): Promise<void> {
  const labels = {
    categories: await readPublishedIds(strapi, getContentTypeUid('category')),
    tags: await readPublishedIds(strapi, getContentTypeUid('tag')),
  };
  for (let done = 0; done < count;) {
    const length = Math.min(batchSize, count - done);
    const start = first + done;
    await writeNews(
      strapi,
      Array.from({ length }, (_, index) => generateNews(start + index, labels)),
    );
    await waitForPublisher(strapi);
    done += length;
    progress(done);
  }
}
