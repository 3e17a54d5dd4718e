import { type ContentTypeName, contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import { getComponentFields } from '@ochiq/contract/fields/components';
import type { Fields } from '@ochiq/contract/fields/field';
import { localeCodes } from '@ochiq/contract/routing/locales';
import type { SearchDocument } from '@ochiq/contract/search/search';
import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import { type IndexedFile, toEntryPath, toFileDocument, toSearchDocument } from './to-search-document';

type Populate = { [name: string]: true | { populate: Populate } | { on: Populate } };

const populateComponent = (uid: string): true | { populate: Populate } => {
  const populate = populateTexts(getComponentFields(uid) ?? {});
  return Object.keys(populate).length === 0 ? true : { populate };
};

/** Builds what has to be read with a row for its texts: its parts and blocks, and neither files nor other entries. */
export function populateTexts(fields: Fields): Populate {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { cms }]): [string, Populate[string]][] => {
      if (cms.type === 'component') return [[name, populateComponent(cms.component)]];
      if (cms.type !== 'dynamiczone') return [];
      return [[name, { on: Object.fromEntries(cms.components.map((uid) => [uid, populateComponent(uid)])) }]];
    }),
  );
}

/** How many rows are read at once: other requests wait for no longer than these take. */
const batchSize = 50;

type DraftRow = Readonly<Record<string, unknown>> & { id: number };
const isDraft = { publishedAt: { $null: true }, locale: { $in: localeCodes } };

/** Reads the drafts of a type for the index, some at a time. */
export async function* readDrafts(strapi: Core.Strapi, type: ContentTypeName): AsyncGenerator<SearchDocument[]> {
  const populate = populateTexts(contentTypes[type].fields);
  let last = 0;
  for (;;) {
    const where = { ...isDraft, id: { $gt: last } };
    const rows = await getRows<DraftRow>(strapi, getContentTypeUid(type)).findMany({
      where,
      orderBy: { id: 'asc' },
      limit: batchSize,
      populate,
    });
    if (rows.length === 0) return;
    yield rows.flatMap((row) => toSearchDocument(type, row) ?? []);
    last = rows.at(-1)?.id ?? last;
  }
}

/** Reads documents again for the index. @returns what it has to hold of them, and the paths of languages that are gone */
export async function readChangedDrafts(
  strapi: Core.Strapi,
  type: ContentTypeName,
  documents: readonly string[],
): Promise<{ put: SearchDocument[]; remove: string[] }> {
  const put: SearchDocument[] = [];
  for (let start = 0; start < documents.length; start += batchSize) {
    const where = { ...isDraft, documentId: { $in: documents.slice(start, start + batchSize) } };
    const rows = await getRows<DraftRow>(strapi, getContentTypeUid(type)).findMany({
      where,
      populate: populateTexts(contentTypes[type].fields),
    });
    put.push(...rows.flatMap((row) => toSearchDocument(type, row) ?? []));
  }
  const present = new Set(put.map(({ path }) => path));
  const paths = documents.flatMap((document) => localeCodes.map((locale) => toEntryPath({ type, document, locale })));
  return { put, remove: paths.filter((path) => !present.has(path)) };
}

const fileUid = 'plugin::upload.file';

/** Reads files of the media library that were changed since a time. */
export async function readLibraryFiles(
  strapi: Core.Strapi,
  since: Date | null,
): Promise<{ id: number; at: string; document: SearchDocument }[]> {
  const select = ['id', 'name', 'alternativeText', 'caption', 'updatedAt'];
  const where = since === null ? {} : { updatedAt: { $gte: since } };
  const rows = await getRows<IndexedFile>(strapi, fileUid).findMany({ where, select, orderBy: { id: 'asc' } });
  return rows.map((row) => ({ id: row.id, at: row.updatedAt, document: toFileDocument(row) }));
}

export const countFiles = (strapi: Core.Strapi): Promise<number> => getRows(strapi, fileUid).count();

export async function readLibraryFileIds(strapi: Core.Strapi): Promise<ReadonlySet<number>> {
  const rows = await getRows<{ id: number }>(strapi, fileUid).findMany({ select: ['id'] });
  return new Set(rows.map(({ id }) => id));
}
