import type { Core } from '@strapi/strapi';

import { getRows } from '../strapi/rows';

type NewsVersion = { id: number; locale: string };

/**
 * Finds the row that a comment on a news item points to: its draft, which stays the same row across publications. Null
 * where nothing of it is published.
 */
export async function findNewsDraftId(strapi: Core.Strapi, documentId: string, language: string): Promise<number | null> {
  const news = getRows<NewsVersion>(strapi, 'api::news.news');
  const published = await news.findMany({ where: { documentId, publishedAt: { $notNull: true } } });
  const locale = published.find((version) => version.locale === language)?.locale ?? published[0]?.locale;
  if (locale === undefined) return null;
  return (await news.findOne({ where: { documentId, locale, publishedAt: { $null: true } } }))?.id ?? null;
}
