import { showProgress } from '../../show-progress.ts';
import { selectEvenly } from '../select-evenly.ts';
import type { Panel } from '../panel.ts';
import type { Reader } from '../reader.ts';

/** Figures of publishing many items at once in all languages; durations in milliseconds. */
export type BulkMeasurement = {
  items: number;
  /** How long the CMS took to answer. */
  cmsMs: number;
  /** From the request until the first of the items' pages was live. */
  firstMs: number;
  /** From the CMS's answer until the own pages of all items were live. */
  allMs: number;
};

/** The language that has pages without a language in their addresses, too. */
const defaultLocale = 'uz';
/** How many pages are watched for the first one to become live. */
const watchedPages = 12;

const isLive = ({ status }: { status: number }) => status === 200;
const isRemoved = ({ status }: { status: number }) => status === 404;

/**
 * Unpublishes items in all languages, publishes them again with one request, and waits for their pages.
 * @param pages their own pages
 */
export async function measureBulk(
  documentIds: readonly string[],
  pages: readonly string[],
  panel: Panel,
  reader: Pick<Reader, 'waitUntil'>,
  locales: readonly string[],
): Promise<BulkMeasurement> {
  showProgress(`Unpublishing ${String(documentIds.length)} items`);
  await panel.bulk('bulkUnpublish', documentIds, locales);
  for (const page of pages) await reader.waitUntil(page, isRemoved);
  showProgress(`Publishing ${String(documentIds.length)} items at once`);
  const began = performance.now();
  const { taken: watched } = selectEvenly(pages, Math.min(watchedPages, pages.length));
  const waitForFirst = async () => {
    await Promise.any(watched.map((page) => reader.waitUntil(page, isLive)));
    return performance.now() - began;
  };
  const publishAll = async () => {
    await panel.bulk('bulkPublish', documentIds, locales);
    return performance.now() - began;
  };
  const [firstMs, cmsMs] = await Promise.all([waitForFirst(), publishAll()]);
  for (const page of pages) await reader.waitUntil(page, isLive);
  return { items: documentIds.length, cmsMs, firstMs, allMs: performance.now() - began - cmsMs };
}

/** Lists the own pages of news items in a language: the default one has pages without a language, too. */
export const listOwnPages = (slugs: readonly string[], locale: string): string[] =>
  slugs.flatMap((slug) => [`/${locale}/news/${slug}`, ...(locale === defaultLocale ? [`/news/${slug}`] : [])]);
