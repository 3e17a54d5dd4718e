import { contentTypes, type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import { getDocuments } from '../../platform/strapi/documents';
import { getRows } from '../../platform/strapi/rows';
import { toDocumentData } from '../history/document-data';
import { readKnownTargets } from '../history/known-targets';
import { withOrigin } from '../history/origin';
import { readContents } from '../history/stored-contents';
import { findTakenValues } from './find-taken';
import type { TrashedRow } from './stored-trash';
import type { RestoreRequest, RestoreResponse } from './trashed';

type Values = Readonly<Record<string, unknown>>;
type Prepared = { row: TrashedRow; data: Values; missing: readonly string[] };

const listFields = (type: ContentTypeName) => Object.keys(contentTypes[type].fields);

/** Converts a deleted entry to the data of a draft, with the slug that the user has given, if any. */
async function prepareRow(strapi: Core.Strapi, row: TrashedRow, { slugs }: RestoreRequest): Promise<Prepared> {
  const { type, locale } = row;
  const content = (await readContents(strapi, [row.draft])).get(row.draft) ?? {};
  const targets = await readKnownTargets(strapi, type, [content], locale);
  const { data, missing } = toDocumentData(type, content, listFields(type), targets);
  const slug = slugs[locale];
  return { row, data: slug === undefined ? data : { ...data, slug }, missing };
}

/** Writes a draft: the first language makes the document again, under its former id. */
async function writeDraft(strapi: Core.Strapi, { row, data }: Prepared): Promise<void> {
  const { type, document: documentId, locale } = row;
  const uid = getContentTypeUid(type);
  const exists = (await getRows(strapi, uid).count({ where: { documentId } })) > 0;
  const service = getDocuments(strapi, uid);
  if (exists) await service.update({ documentId, locale, data });
  else await service.create({ locale, data: { ...data, documentId } });
}

type Restored = RestoreRequest & { userAbility: unknown };

/**
 * Brings the languages of a deleted document back as drafts: all of them, or none where a value is taken.
 * @param rows one or more languages of one document
 */
export async function restoreTrashed(strapi: Core.Strapi, rows: readonly TrashedRow[], request: Restored): Promise<RestoreResponse> {
  return withWriteLock(strapi, async () => {
    const prepared: Prepared[] = [];
    for (const row of rows) prepared.push(await prepareRow(strapi, row, request));
    const taken = [];
    for (const { row, data } of prepared) taken.push(...(await findTakenValues(strapi, request.userAbility, { ...row, data })));
    if (taken.length > 0) return { taken };
    await withOrigin({ source: 'restore' }, async () => {
      for (const one of prepared) await writeDraft(strapi, one);
    });
    await getTable(strapi, 'trash').deleteMany({ where: { id: { $in: rows.map(({ id }) => id) } } });
    return { locales: rows.map(({ locale }) => locale), missing: [...new Set(prepared.flatMap(({ missing }) => missing))] };
  });
}

/** Deletes entries for good, with all that the history has of them. */
export async function deleteTrashed(strapi: Core.Strapi, rows: readonly TrashedRow[]): Promise<void> {
  await withWriteLock(strapi, async () => {
    await getTable(strapi, 'trash').deleteMany({ where: { id: { $in: rows.map(({ id }) => id) } } });
    for (const { type, document, locale } of rows) {
      const lives = (await getRows(strapi, getContentTypeUid(type)).count({ where: { documentId: document, locale } })) > 0;
      // The same language may have been written again meanwhile.
      if (!lives) await getTable(strapi, 'version').deleteMany({ where: { type, document, locale } });
    }
  });
}
