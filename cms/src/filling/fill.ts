import { uidOf } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { rowsOf } from '../strapi/rows';
import { followed } from './followed';
import { madeNews } from './made-news';
import { writeNews } from './write-news';

/** The batch after which the publisher is awaited: it holds all pages of a run in memory. */
const atOnce = 500;

async function published(strapi: Core.Strapi, uid: string): Promise<string[]> {
  const where = { publishedAt: { $notNull: true } };
  const rows = await rowsOf<{ documentId: string }>(strapi, uid).findMany({
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
export async function fill(strapi: Core.Strapi, first: number, count: number, progress: (done: number) => void): Promise<void> {
  const labels = { categories: await published(strapi, uidOf('category')), tags: await published(strapi, uidOf('tag')) };
  for (let done = 0; done < count;) {
    const length = Math.min(atOnce, count - done);
    const start = first + done;
    await writeNews(
      strapi,
      Array.from({ length }, (_, index) => madeNews(start + index, labels)),
    );
    await followed(strapi);
    done += length;
    progress(done);
  }
}
