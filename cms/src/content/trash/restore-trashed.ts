import { contentTypes, type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';
import { buildPopulate } from '@ochiq/contract/fields/populate';
import { localeCodes } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { toRecordedTitle } from '../../people/audit/record-content';
import { recordAudit } from '../../people/audit/record-audit';
import type { AuditKind } from '../../people/audit/kinds';
import { withWriteLock } from '../../platform/database/transactions';
import { getDocuments } from '../../platform/strapi/documents';
import { getRows } from '../../platform/strapi/rows';
import { type MissingField, toDocumentData } from '../history/document-data';
import { readKnownTargets } from '../history/known-targets';
import { nameMissing } from '../history/name-missing';
import { withOrigin } from '../history/origin';
import { readContents } from '../history/stored-contents';
import { deleteMachineTexts } from '../machine-translation/machine-texts';
import { clearChangers } from '../review/changers';
import { deleteEntryReview } from '../review/retention';
import { type StoredEntry, toStoredEntry } from '../history/stored-entry';
import { findTakenValues } from './find-taken';
import type { TrashedRow } from './stored-trash';
import type { RestoreRequest, RestoreResponse } from './trashed';

type Values = Readonly<Record<string, unknown>>;
type Prepared = { row: TrashedRow; data: Values; missing: readonly MissingField[] };

const listFields = (type: ContentTypeName) => Object.keys(contentTypes[type].fields);

/** Picks what all languages of a document share. */
function pickShared(type: ContentTypeName, entry: StoredEntry): StoredEntry {
  const shared = Object.entries<Field>(contentTypes[type].fields).filter(([, { localized }]) => !localized);
  return Object.fromEntries(shared.map(([name]) => [name, entry[name]]));
}

/** Reads a language of the document that was not deleted, or is written again; `null` where there is none. */
async function readLiving(strapi: Core.Strapi, { type, document: documentId }: TrashedRow): Promise<StoredEntry | null> {
  const search = { filters: { documentId }, locale: [...localeCodes], status: 'draft', populate: buildPopulate(type) } as const;
  const [row] = await getDocuments(strapi, getContentTypeUid(type)).findMany(search);
  return row ? toStoredEntry(type, row) : null;
}

/**
 * Converts deleted entries of a document to the data of drafts, with the slugs that the user has given, if any. What
 * languages share is what the others say now, or what was deleted last: it may have been changed since.
 * @param rows what was deleted last is the first
 */
async function prepareRows(strapi: Core.Strapi, rows: readonly TrashedRow[], { slugs }: RestoreRequest): Promise<Prepared[]> {
  const [first] = rows;
  if (!first) return [];
  const contents = await readContents(
    strapi,
    rows.map(({ draft }) => draft),
  );
  const shared = pickShared(first.type, (await readLiving(strapi, first)) ?? contents.get(first.draft) ?? {});
  const prepared: Prepared[] = [];
  for (const row of rows) {
    const { type, locale } = row;
    const content = { ...contents.get(row.draft), ...shared };
    const targets = await readKnownTargets(strapi, type, [content], locale);
    const { data, missing } = toDocumentData(type, content, listFields(type), targets);
    const slug = slugs[locale];
    prepared.push({ row, data: slug === undefined ? data : { ...data, slug }, missing });
  }
  return prepared;
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

/** Merges what is gone of the languages of a document: each field once, as far as the user may read it. */
function mergeMissing(prepared: readonly Prepared[]): MissingField[] {
  const fields = new Map<string, MissingField['targets']>();
  for (const { row, missing } of prepared)
    for (const { field, targets } of missing) {
      const readable = row.check('read', field) ? targets : [];
      fields.set(field, [...(fields.get(field) ?? []), ...readable]);
    }
  return [...fields].map(([field, targets]) => ({ field, targets }));
}

/** Records in the audit log what left the trash. */
async function recordRows(strapi: Core.Strapi, kind: AuditKind, rows: readonly TrashedRow[]): Promise<void> {
  const subjects = rows.map(({ type, document, locale, title }) => ({ type, id: document, title: toRecordedTitle(type, title), locale }));
  await recordAudit(
    strapi,
    subjects.map((subject) => ({ kind, subject })),
  );
}

type Restored = RestoreRequest & { userAbility: unknown };

/**
 * Brings the languages of a deleted document back as drafts: all of them, or none where a value is taken.
 * @param rows one or more languages of one document, what was deleted last first
 */
export async function restoreTrashed(strapi: Core.Strapi, rows: readonly TrashedRow[], request: Restored): Promise<RestoreResponse> {
  return withWriteLock(strapi, async () => {
    const prepared = await prepareRows(strapi, rows, request);
    const taken = [];
    for (const { row, data } of prepared) taken.push(...(await findTakenValues(strapi, request.userAbility, { ...row, data })));
    if (taken.length > 0) return { taken };
    await withOrigin({ source: 'restore' }, async () => {
      for (const one of prepared) await writeDraft(strapi, one);
    });
    await getTable(strapi, 'trash').deleteMany({ where: { id: { $in: rows.map(({ id }) => id) } } });
    await recordRows(strapi, 'restore-from-trash', rows);
    return { locales: rows.map(({ locale }) => locale), missing: await nameMissing(strapi, request.userAbility, mergeMissing(prepared)) };
  });
}

/** Deletes entries for good, with all that the history and the review have of them. */
export async function deleteTrashed(strapi: Core.Strapi, rows: readonly TrashedRow[]): Promise<void> {
  await withWriteLock(strapi, async () => {
    await getTable(strapi, 'trash').deleteMany({ where: { id: { $in: rows.map(({ id }) => id) } } });
    for (const { type, document, locale } of rows) {
      const lives = (await getRows(strapi, getContentTypeUid(type)).count({ where: { documentId: document, locale } })) > 0;
      // The same language may have been written again meanwhile.
      if (lives) continue;
      await getTable(strapi, 'version').deleteMany({ where: { type, document, locale } });
      await deleteEntryReview(strapi, { type, document, locale });
      await deleteMachineTexts(strapi, { type, document, locale });
      await getTable(strapi, 'translation-confirmation').deleteMany({ where: { type, document, $or: [{ locale }, { source: locale }] } });
      await clearChangers(strapi, { type, document }, [locale]);
    }
    await recordRows(strapi, 'delete', rows);
  });
}
