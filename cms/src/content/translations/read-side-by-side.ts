import { getContentTypeUid } from '@ochiq/contract/content-types';
import { buildPopulate } from '@ochiq/contract/fields/populate';
import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { createRightsCheck, populateCreator, readRightsCheck, type RightsCheck } from '../../people/roles/panel-rights';
import { getDocuments, type Row } from '../../platform/strapi/documents';
import { listAllowedFields } from '../history/allowed-fields';
import { toStoredEntry } from '../history/stored-entry';
import { dropUnknownEntries, toDraftValues } from './draft-values';
import { readBehindSource } from './read-changed-fields';
import { readSource } from './read-source';
import type { SideBySideQuery, SideBySideResponse } from './side-by-side';
import { canBegin, canSave, readDrafts } from './translators';

type Values = Readonly<Record<string, unknown>>;
const pickFields = (values: Values, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])));

/** What a person may do with a translation: read it, or begin it, and write which fields. */
type TranslationRights = { canRead: (path: string) => boolean; canWrite: (path: string) => boolean };

/** @throws a ForbiddenError: the user may neither read the translation nor begin it */
async function readRights(strapi: Core.Strapi, userAbility: unknown, query: SideBySideQuery): Promise<TranslationRights> {
  const { type, document, to } = query;
  const uid = getContentTypeUid(type);
  const drafts = await readDrafts(strapi, { type, document });
  const own = drafts.drafts.find(({ locale }) => locale === to);
  const isWriter = await canSave(strapi, userAbility, drafts, to);
  if (own) {
    const check = await readRightsCheck(strapi, userAbility, { uid, documentId: document, locale: to }, ['read', 'update']);
    if (!check('read')) throw new errors.ForbiddenError('You may not read this entry');
    return { canRead: (path) => check('read', path), canWrite: (path) => isWriter && check('read', path) && check('update', path) };
  }
  if (!isWriter) throw new errors.ForbiddenError('You may not translate this entry');
  // What is not there yet is as the languages that are.
  const checks = drafts.drafts.map((draft) => createRightsCheck(strapi, userAbility, uid, { ...draft, locale: to }));
  const canWrite = (path: string) => canBegin(userAbility, uid, path) && checks.some((check) => check('update', path));
  return { canRead: canWrite, canWrite };
}

type Source = { row: Row; isPublished: boolean; check: RightsCheck };

/**
 * Reads what is translated: what readers see, which is public whatever a role may open in the panel, or the draft where they see
 * nothing. @throws a NotFoundError, or a ForbiddenError: the user may not read the draft
 */
async function readTranslated(strapi: Core.Strapi, userAbility: unknown, query: SideBySideQuery, rows: RowsByStatus): Promise<Source> {
  const { type, document, from } = query;
  const isPublished = rows.published.some(({ locale }) => locale === from);
  const row = rows[isPublished ? 'published' : 'draft'].find(({ locale }) => locale === from);
  if (!row) throw new errors.NotFoundError('There is no such entry in this language');
  const version = { uid: getContentTypeUid(type), documentId: document, locale: from };
  const check = await readRightsCheck(strapi, userAbility, version, ['read']);
  if (!isPublished && !check('read'))
    throw new errors.ForbiddenError('You may not read this entry in the language that it is translated from');
  return { row, isPublished, check };
}

type RowsByStatus = Readonly<Record<'published' | 'draft', readonly Row[]>>;

async function readRows(strapi: Core.Strapi, { type, document, from, to }: SideBySideQuery): Promise<RowsByStatus> {
  const read = (status: 'published' | 'draft', locale: readonly Locale[]) =>
    getDocuments(strapi, getContentTypeUid(type)).findMany({
      ...{ filters: { documentId: document }, locale, status },
      populate: { ...buildPopulate(type), ...populateCreator },
    });
  return { published: await read('published', localeCodes), draft: await read('draft', [from, to]) };
}

type Changes = { before: Record<string, unknown> | null; hidesChanges: boolean };

/**
 * Reads what the source said in each field, in the version that an outdated translation follows there: who may read its history sees
 * it.
 */
async function readChanges(
  strapi: Core.Strapi,
  { type, document, from, to }: SideBySideQuery,
  { check }: Source,
  fields: readonly string[],
): Promise<Changes> {
  const behind = await readBehindSource(strapi, type, await readSource(strapi, { type, document, locale: to }));
  if (behind?.locale !== from || behind.tracked.open.length === 0) return { before: null, hidesChanges: false };
  const readable = listAllowedFields(type, (path) => check('read', path));
  if (!check('read') || !fields.every((name) => readable.includes(name))) return { before: null, hidesChanges: true };
  return { before: pickFields(behind.tracked.text, fields), hidesChanges: false };
}

/**
 * Reads an entry in two languages, as far as a user may read it, to translate it.
 * @throws a NotFoundError: it does not exist in the language that is translated; a ForbiddenError
 */
export async function readSideBySide(strapi: Core.Strapi, userAbility: unknown, query: SideBySideQuery): Promise<SideBySideResponse> {
  const { type, from, to } = query;
  const rows = await readRows(strapi, query);
  const rights = await readRights(strapi, userAbility, query);
  const source = await readTranslated(strapi, userAbility, query, rows);
  const canRead = (path: string) => rights.canRead(path) && (source.isPublished || source.check('read', path));
  const fields = listAllowedFields(type, canRead);
  const target = rows.draft.find(({ locale }) => locale === to);
  const live = rows.published.find(({ locale }) => locale === to);
  const sourceValues = await dropUnknownEntries(strapi, type, toStoredEntry(type, source.row), to);
  return {
    source: { isPublished: source.isPublished, values: pickFields(sourceValues, fields) },
    sources: localeCodes.filter((one) => one !== to && (one === from || rows.published.some(({ locale }) => locale === one))),
    target: target
      ? { values: pickFields(toDraftValues(type, target), fields), updatedAt: new Date(String(target['updatedAt'])).toISOString() }
      : null,
    ...(await readChanges(strapi, query, source, fields)),
    live: live ? pickFields(toStoredEntry(type, live), fields) : null,
    fields,
    writable: fields.filter((name) => listAllowedFields(type, rights.canWrite).includes(name)),
  };
}
