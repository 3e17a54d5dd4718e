import type { Core } from '@strapi/strapi';

import { getRows } from '../strapi/rows';

type Row = { id: number; documentId: string; locale: string; publishedAt: string | null };

/** Which row of a document is meant: a language, as a draft or published. */
export type VersionReference = { documentId: string; locale: string; isPublished: boolean };

export const getVersionKey = ({ documentId, locale, isPublished }: VersionReference) => `${documentId} ${locale} ${String(isPublished)}`;

/**
 * Reads the row ids of a type by `getVersionKey`.
 * @param documentIds all where omitted
 */
export async function readVersionIds(
  strapi: Core.Strapi,
  uid: string,
  documentIds?: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await getRows<Row>(strapi, uid).findMany({
    ...(documentIds ? { where: { documentId: { $in: documentIds } } } : {}),
    select: ['id', 'documentId', 'locale', 'publishedAt'],
    orderBy: { id: 'asc' },
  });
  return new Map(
    rows.map(({ id, documentId, locale, publishedAt }) => [getVersionKey({ documentId, locale, isPublished: publishedAt !== null }), id]),
  );
}
