import { isLocale, getLocaleFallbacks, type Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { toTashkentDay } from '../forms/tashkent-day';
import { getDocuments } from '../../platform/strapi/get-documents';
import { getRows } from '../../platform/strapi/rows';
import { syncDerivedEntry, type DerivedEntry } from './shown';

type Comment = {
  documentId: string;
  stage: string;
  language: Locale;
  name: string;
  content: string;
  receivedAt: string;
  news: { documentId: string } | null;
};
type Version = { documentId: string; locale: string };

const news = 'api::news.news';
const comments = 'api::comment.comment';
const newsComments = 'api::news-comment.news-comment';
const published = { publishedAt: { $notNull: true } };

async function buildPublishedComment(strapi: Core.Strapi, comment: Comment | null): Promise<DerivedEntry | null> {
  if (comment?.stage !== 'approved' || !comment.news) return null;
  const { documentId } = comment.news;
  const versions = await getRows<Version>(strapi, news).findMany({ where: { documentId, ...published } });
  const locale = getLocaleFallbacks(comment.language).find((code) => versions.some((version) => version.locale === code));
  if (locale === undefined) return null;
  const { name, content, receivedAt } = comment;
  return { type: 'news-comment', locale, data: { news: documentId, name, content, writtenOn: toTashkentDay(new Date(receivedAt)) } };
}

/** Publishes a comment on its news item while it is approved and the item is published, and withdraws it otherwise. */
export async function syncComment(strapi: Core.Strapi, documentId: string): Promise<void> {
  const comment = await getRows<Comment>(strapi, comments).findOne({ where: { documentId }, populate: ['news'] });
  await syncDerivedEntry(strapi, `comment/${documentId}`, 'news-comment', await buildPublishedComment(strapi, comment));
}

/** Lists the submitted comments on a news item that were approved. */
export async function listApprovedComments(strapi: Core.Strapi, newsId: string): Promise<readonly string[]> {
  const rows = await getRows<Comment>(strapi, comments).findMany({ where: { stage: 'approved', news: { documentId: newsId } } });
  return rows.map(({ documentId }) => documentId);
}

/** Withdraws the published comments of a news item, which is withdrawn itself only after them. */
export async function withdrawComments(strapi: Core.Strapi, newsId: string, locale: string | readonly string[]): Promise<void> {
  const locales = [locale].flat().filter(isLocale);
  const where = { news: { documentId: newsId }, ...published, ...(locales.length === 0 ? {} : { locale: { $in: locales } }) };
  for (const version of await getRows<Version>(strapi, newsComments).findMany({ where })) {
    await getDocuments(strapi, newsComments).unpublish({ documentId: version.documentId, locale: version.locale });
  }
}
