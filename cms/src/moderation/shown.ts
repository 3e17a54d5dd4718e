import { uidOf, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';
import type { Core } from '@strapi/strapi';

import { documents } from '../strapi/documents';
import { rowsOf } from '../strapi/rows';
import { table } from '../tables/table';

type Data = Readonly<Record<string, unknown>>;

/** What the site is to show because of something that was sent. `last` is decided when it is made. */
export type Showing = { type: ContentTypeName; locale: Locale; data: Data; last?: () => Promise<Data> };

const isPublished = async (strapi: Core.Strapi, type: ContentTypeName, documentId: string) =>
  (await rowsOf(strapi, uidOf(type)).count({ where: { documentId, publishedAt: { $notNull: true } } })) > 0;

/** Deletes the entry that was published for a source, if any. */
async function hide(strapi: Core.Strapi, source: string, type: ContentTypeName): Promise<void> {
  const links = table(strapi, 'shown');
  const link = await links.findOne({ where: { source } });
  if (!link) return;
  const isThere = (await rowsOf(strapi, uidOf(type)).count({ where: { documentId: link.target } })) > 0;
  if (isThere) await documents(strapi, uidOf(type)).delete({ documentId: link.target, locale: '*' });
  await links.deleteMany({ where: { source } });
}

/** Syncs the published entry of a source with what it should be, or deletes it. It is idempotent. */
export async function showOnly(strapi: Core.Strapi, source: string, type: ContentTypeName, showing: Showing | null): Promise<void> {
  if (showing === null) return hide(strapi, source, type);
  const { locale, data, last } = showing;
  const said = JSON.stringify([locale, data]);
  const link = await table(strapi, 'shown').findOne({ where: { source } });
  if (link?.said === said && (await isPublished(strapi, type, link.target))) return;
  await hide(strapi, source, type);
  const service = documents(strapi, uidOf(type));
  const { documentId } = await service.create({ locale, data: { ...data, ...(await last?.()) } });
  await service.publish({ documentId, locale });
  await table(strapi, 'shown').create({ data: { source, target: documentId, said } });
}
