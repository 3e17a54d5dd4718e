import { getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getDocuments } from '../../platform/strapi/get-documents';
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
  await service.publish({ documentId, locale });
  await getTable(strapi, 'shown').create({ data: { source, target: documentId, said: contentSnapshot } });
}
