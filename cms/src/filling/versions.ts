import type { Core } from '@strapi/strapi';

import { rowsOf } from '../strapi/rows';

type Row = { id: number; documentId: string; locale: string; publishedAt: string | null };

/** Which row of a document is meant: a language, as a draft or published. */
export type Version = { documentId: string; locale: string; isPublished: boolean };

export const versionKey = ({ documentId, locale, isPublished }: Version) => `${documentId} ${locale} ${String(isPublished)}`;

/**
 * Reads the row ids of a type by `getVersionKey`.
 * @param documentIds all where omitted
 */
export async function versionIds(strapi: Core.Strapi, uid: string, documentIds?: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf<Row>(strapi, uid).findMany({
    ...(documentIds ? { where: { documentId: { $in: documentIds } } } : {}),
    select: ['id', 'documentId', 'locale', 'publishedAt'],
    orderBy: { id: 'asc' },
  });
  return new Map(
    rows.map(({ id, documentId, locale, publishedAt }) => [versionKey({ documentId, locale, isPublished: publishedAt !== null }), id]),
  );
}
