import { isLocale, readingOrder, type Locale } from '@ochiq/contract/locales';
import type { Core } from '@strapi/strapi';

import { dayIn } from '../intake/tashkent-day';
import { documents } from '../strapi/documents';
import { rowsOf } from '../strapi/rows';
import { showOnly, type Showing } from './shown';

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

async function showingOf(strapi: Core.Strapi, comment: Comment | null): Promise<Showing | null> {
  if (comment?.stage !== 'approved' || !comment.news) return null;
  const { documentId } = comment.news;
  const versions = await rowsOf<Version>(strapi, news).findMany({ where: { documentId, ...published } });
  const locale = readingOrder(comment.language).find((code) => versions.some((version) => version.locale === code));
  if (locale === undefined) return null;
  const { name, content, receivedAt } = comment;
  return { type: 'news-comment', locale, data: { news: documentId, name, content, writtenOn: dayIn(new Date(receivedAt)) } };
}

/** Publishes a comment on its news item while it is approved and the item is published, and withdraws it otherwise. */
export async function settleComment(strapi: Core.Strapi, documentId: string): Promise<void> {
  const comment = await rowsOf<Comment>(strapi, comments).findOne({ where: { documentId }, populate: ['news'] });
  await showOnly(strapi, `comment/${documentId}`, 'news-comment', await showingOf(strapi, comment));
}

/** Lists the submitted comments on a news item that were approved. */
export async function approvedOn(strapi: Core.Strapi, newsId: string): Promise<readonly string[]> {
  const rows = await rowsOf<Comment>(strapi, comments).findMany({ where: { stage: 'approved', news: { documentId: newsId } } });
  return rows.map(({ documentId }) => documentId);
}

/** Withdraws the published comments of a news item, which is withdrawn itself only after them. */
export async function withdrawComments(strapi: Core.Strapi, newsId: string, locale: string | readonly string[]): Promise<void> {
  const wanted = [locale].flat().filter(isLocale);
  const where = { news: { documentId: newsId }, ...published, ...(wanted.length === 0 ? {} : { locale: { $in: wanted } }) };
  for (const version of await rowsOf<Version>(strapi, newsComments).findMany({ where })) {
    await documents(strapi, newsComments).unpublish({ documentId: version.documentId, locale: version.locale });
  }
}
