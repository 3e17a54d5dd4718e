import { type ContentTypeName, contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { findFiles } from '@ochiq/contract/fields/entry-values';
import { buildPopulate } from '@ochiq/contract/fields/populate';
import { defaultLocale, isLocale, type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import type { Core, Modules } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { getDocuments, type Row } from '../../platform/strapi/documents';
import { getOrigin } from '../history/origin';
import { storeContent } from '../history/stored-contents';
import { type StoredEntry, toStoredEntry } from '../history/stored-entry';
import { findNewest, recordVersion } from '../history/stored-versions';
import { hasLocale } from '../publish-validation/publish-together';
import { toUse } from '../uses/read-entries';

/** An entry that is about to be deleted: its draft, and what is published of it. */
type DoomedEntry = { locale: Locale; row: Row; draft: StoredEntry; published: StoredEntry | null };

const names = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [getContentTypeUid(name), name]));

/** Reads the entries that a deletion is about, with everything in them. */
async function readDoomed(
  strapi: Core.Strapi,
  type: ContentTypeName,
  documentId: string,
  locales: string | readonly string[],
): Promise<DoomedEntry[]> {
  const read = (status: 'draft' | 'published') =>
    getDocuments(strapi, getContentTypeUid(type)).findMany({
      filters: { documentId },
      locale: localeCodes.filter((code) => hasLocale(locales, code)),
      status,
      populate: { ...buildPopulate(type), createdBy: true },
    });
  const published = await read('published');
  return (await read('draft')).flatMap((row) => {
    if (!isLocale(row.locale)) return [];
    const shown = published.find(({ locale }) => locale === row.locale);
    return [{ locale: row.locale, row, draft: toStoredEntry(type, row), published: shown ? toStoredEntry(type, shown) : null }];
  });
}

/** The hashes of the files that an entry shows, with commas around each, so that one can be searched. */
function listFileHashes(type: ContentTypeName, { draft, published }: DoomedEntry): string {
  const hashes = [draft, published ?? {}].flatMap((content) => findFiles(type, content).map(({ hash }) => hash));
  return `,${[...new Set(hashes)].join(',')},`;
}

async function putIntoTrash(strapi: Core.Strapi, type: ContentTypeName, document: string, doomed: DoomedEntry): Promise<void> {
  const { locale, row, draft, published } = doomed;
  const entry = { type, document, locale };
  const { source, author } = await getOrigin(strapi);
  const at = new Date();
  const earlier = (await findNewest(strapi, entry))?.content ?? null;
  const contents = {
    draft: (await storeContent(strapi, draft, earlier)).hash,
    published: published && (await storeContent(strapi, published, earlier)).hash,
  };
  await recordVersion(strapi, { entry, content: draft, state: 'deleted', source, author, at, isSave: false });
  await getTable(strapi, 'trash').create({
    data: {
      ...entry,
      ...contents,
      title: toUse(type, row, [])?.title ?? '',
      files: listFileHashes(type, doomed),
      creator: (row['createdBy'] as { id: number } | null | undefined)?.id ?? null,
      author: author?.id ?? null,
      authorName: author?.name ?? null,
      at,
    },
  });
}

type Params = { documentId?: string; locale?: string | readonly string[] };

/** Returns a document middleware that moves what is deleted to the trash, in the transaction of the deletion. */
export function moveToTrash(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const type = names.get(context.uid);
    const { documentId, locale = defaultLocale } = context.params as Params;
    if (type === undefined || context.action !== 'delete' || documentId === undefined) return next();
    return strapi.db.transaction(async () => {
      const doomed = await readDoomed(strapi, type, documentId, locale);
      const result = await next();
      for (const entry of doomed) await putIntoTrash(strapi, type, documentId, entry);
      return result;
    });
  };
}
