import { getLocaleFallbacks, isLocale, type Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';

import { toTashkentDay } from '../forms/days';
import { publishUnreviewed } from '../../content/review/own-publications';
import { getDocuments } from '../../platform/strapi/documents';
import { getRows } from '../../platform/strapi/rows';
import { getTable } from '../../platform/database/get-table';

type Data = Readonly<Record<string, unknown>>;

/** What the site is to show because of something that was sent. `last` is decided when it is made. */
export type DerivedEntry = { type: ContentTypeName; locale: Locale; data: Data; last?: () => Promise<Data> };

const isPublished = async (strapi: Core.Strapi, type: ContentTypeName, documentId: string) =>
  (await getRows(strapi, getContentTypeUid(type)).count({ where: { documentId, publishedAt: { $notNull: true } } })) > 0;

/** Deletes the entry that was published for a source, if any. */
async function removeDerivedEntry(strapi: Core.Strapi, source: string, type: ContentTypeName): Promise<void> {
  const links = getTable(strapi, 'shown');
  const link = await links.findOne({ where: { source } });
  if (!link) return;
  const isThere = (await getRows(strapi, getContentTypeUid(type)).count({ where: { documentId: link.target } })) > 0;
  if (isThere) await getDocuments(strapi, getContentTypeUid(type)).delete({ documentId: link.target, locale: '*' });
  await links.deleteMany({ where: { source } });
}

/** Syncs the published entry of a source with what it should be, or deletes it. It is idempotent. */
export async function syncDerivedEntry(
  strapi: Core.Strapi,
  source: string,
  type: ContentTypeName,
  derivedEntry: DerivedEntry | null,
): Promise<void> {
  if (derivedEntry === null) return removeDerivedEntry(strapi, source, type);
  const { locale, data, last } = derivedEntry;
  const contentSnapshot = JSON.stringify([locale, data]);
  const link = await getTable(strapi, 'shown').findOne({ where: { source } });
  if (link?.said === contentSnapshot && (await isPublished(strapi, type, link.target))) return;
  await removeDerivedEntry(strapi, source, type);
  const service = getDocuments(strapi, getContentTypeUid(type));
  const { documentId } = await service.create({ locale, data: { ...data, ...(await last?.()) } });
  await publishUnreviewed(() => service.publish({ documentId, locale }));
  await getTable(strapi, 'shown').create({ data: { source, target: documentId, said: contentSnapshot } });
}

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
