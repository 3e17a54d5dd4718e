import { contentTypeNames, type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import { buildPopulate } from '@ochiq/contract/fields/populate';
import { isRecord, type UnknownRecord } from '@ochiq/contract/is-record';
import { isLocale, localeCodes, type Locale } from '@ochiq/contract/routing/locales';
import type { Core, Modules } from '@strapi/strapi';

import { getDocuments } from '../platform/strapi/documents';
import { getRows } from '../platform/strapi/rows';
import { toDocumentData } from './history/document-data';
import { readKnownTargets } from './history/known-targets';
import { toStoredEntry } from './history/stored-entry';
import { listSharedFields } from './review/rules/shared-values';

type Place = { type: ContentTypeName; documentId: string; locale: Locale };

/** Reads shared values of a document as its drafts have them; none where it has a draft in the language, or none at all. */
async function readSharedValues(
  strapi: Core.Strapi,
  { type, documentId, locale }: Place,
  names: readonly string[],
): Promise<Readonly<UnknownRecord>> {
  const uid = getContentTypeUid(type);
  if ((await getRows(strapi, uid).count({ where: { documentId, locale, publishedAt: { $null: true } } })) > 0) return {};
  const search = { filters: { documentId }, locale: [...localeCodes], status: 'draft', populate: buildPopulate(type) } as const;
  const [draft] = await getDocuments(strapi, uid).findMany(search);
  if (!draft) return {};
  const entry = toStoredEntry(type, draft);
  return toDocumentData(type, entry, names, await readKnownTargets(strapi, type, [entry], locale)).data;
}

const types = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [getContentTypeUid(name), name]));

/**
 * Returns a document middleware by which a language that is added to a document without the values that all languages share has
 * those of the drafts. Strapi takes those of the published versions on SQLite, and copies them to all drafts: what another
 * editor has changed and not published yet would be undone by a translation.
 */
export function fillSharedFields(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const type = types.get(context.uid);
    const params = context.params as { documentId?: string; locale?: unknown; data?: unknown };
    const { documentId, locale, data } = params;
    if (context.action !== 'update' || type === undefined || documentId === undefined || !isLocale(locale) || !isRecord(data))
      return next();
    const absent = listSharedFields(type).filter((name) => data[name] === undefined);
    if (absent.length > 0) params.data = { ...data, ...(await readSharedValues(strapi, { type, documentId, locale }, absent)) };
    return next();
  };
}
