import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';
import { publisherStatus, type PublisherStatus } from '@ochiq/contract/wire/publisher-status';

import { getRows } from '../src/platform/strapi/rows';
import { generateNews } from './generated-news';
import { writeNews } from './write-news';
import { settings } from '../src/env';
import { requestPublisher } from '../src/content/publisher-client/request-publisher';
import { getTable } from '../src/platform/database/get-table';

/** The poll interval: frequent requests would slow the publisher down. */
const pollMs = 2000;
const timeoutMs = 15 * 60 * 1000;
const limitMs = 60_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, pollMs));

const isCaughtUp = ({ cursor, documents }: PublisherStatus, last: number) =>
  cursor >= last && documents.every(({ state }) => state !== 'queued' && state !== 'rendering');

/** Waits until the publisher is true to the log, where there is one. @throws it takes too long */
async function waitForPublisher(strapi: Core.Strapi): Promise<void> {
  if (settings.PUBLISHER_URL === undefined) return;
  const [newest] = await getTable(strapi, 'change').findMany({ orderBy: { id: 'desc' }, limit: 1 });
  if (!newest) return;
  for (const began = Date.now(); Date.now() - began < timeoutMs; await pause()) {
    const response = await requestPublisher(strapi, { method: 'GET', path: '/status', limitMs });
    const status = publisherStatus.safeParse(response?.body);
    if (status.success && isCaughtUp(status.data, newest.id)) return;
  }
  throw new Error('The publisher does not follow: see its log.');
}

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
