import { type ContentTypeName, contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import { isLocale, localeCodes } from '@ochiq/contract/routing/locales';
import { buildPopulate } from '@ochiq/contract/fields/populate';
import type { Core } from '@strapi/strapi';

import { getDocuments, type Row } from '../../platform/strapi/documents';
import { getRows } from '../../platform/strapi/rows';
import type { EntryRow } from './find-rows';
import type { Use, UsesResponse } from './use';
import { canAccess } from '../../people/roles/panel-rights';

/** What editors know an entry by, the best first. */
const titleFields = ['title', 'name', 'question', 'key', 'period', 'from', 'text', 'author'];

/** Lists the fields of a type by which editors know its entries. */
export const getTitleFields = (type: ContentTypeName): string[] =>
  contentTypes[type].kind === 'single' ? [] : titleFields.filter((name) => Object.hasOwn(contentTypes[type].fields, name));

/** Converts a row to a use; `null` where its language is none of the site's. */
export function toUse(type: ContentTypeName, row: Readonly<Record<string, unknown>>, words: readonly string[]): Use | null {
  const { documentId, locale, publishedAt } = row;
  if (!isLocale(locale) || typeof documentId !== 'string') return null;
  const title = getTitleFields(type)
    .map((name) => row[name])
    .find((value) => typeof value === 'string' && value !== '');
  const isPublished = publishedAt !== null && publishedAt !== undefined;
  return { type, documentId, locale, title: typeof title === 'string' ? title : '', isPublished, words: [...words] };
}

const groupIds = (rows: readonly EntryRow[]) => {
  const ids = new Map<ContentTypeName, Set<number>>();
  for (const { type, id } of rows) ids.set(type, (ids.get(type) ?? new Set()).add(id));
  return ids;
};

/** Reads only the titles of some rows, each with the value that was searched in it. */
export async function readTitles(strapi: Core.Strapi, rows: readonly EntryRow[]): Promise<{ use: Use; sought: string }[]> {
  const read: { use: Use; sought: string }[] = [];
  for (const [type, ids] of groupIds(rows)) {
    const select = ['id', 'documentId', 'locale', 'publishedAt', ...getTitleFields(type)];
    const titleRows = await getRows<{ id: number }>(strapi, getContentTypeUid(type)).findMany({ where: { id: { $in: [...ids] } }, select });
    for (const row of titleRows) {
      const use = toUse(type, row, []);
      if (!use) continue;
      for (const own of rows) if (own.type === type && own.id === row.id) read.push({ use, sought: own.sought });
    }
  }
  return read;
}

/** Reads the complete versions of some rows. */
export async function readFullVersions(strapi: Core.Strapi, rows: readonly EntryRow[]): Promise<{ type: ContentTypeName; version: Row }[]> {
  const read: { type: ContentTypeName; version: Row }[] = [];
  for (const [type, ids] of groupIds(rows))
    for (const status of ['draft', 'published'] as const) {
      const search = { filters: { id: { $in: [...ids] } }, locale: localeCodes, status, populate: buildPopulate(type) };
      read.push(...(await getDocuments(strapi, getContentTypeUid(type)).findMany(search)).map((version) => ({ type, version })));
    }
  return read;
}

const getUseKey = ({ type, documentId, locale }: Use) => `${type} ${documentId} ${locale}`;

/** Merges the uses of the draft and of the published version of an entry; the published are first. */
export function mergeUses(uses: readonly Use[]): Use[] {
  const merged = new Map<string, Use>();
  for (const use of uses) {
    const known = merged.get(getUseKey(use));
    const words = [...new Set([...(known?.words ?? []), ...use.words])];
    merged.set(getUseKey(use), {
      ...(known && !use.isPublished ? known : use),
      words,
      isPublished: use.isPublished || (known?.isPublished ?? false),
    });
  }
  return [...merged.values()].sort((one, other) => Number(other.isPublished) - Number(one.isPublished));
}

/** The maximum number of listed uses. */
const maxListed = 10;
/** The maximum number of rights that are checked; each costs a database query. */
const maxChecked = 50;

/**
 * Lists uses by title as far as the user may read them, and counts the others.
 * @param userAbility of the request's state
 */
export async function listReadable(strapi: Core.Strapi, userAbility: unknown, uses: readonly Use[]): Promise<UsesResponse> {
  const shown: Use[] = [];
  for (const use of uses.slice(0, maxChecked)) {
    if (shown.length === maxListed) break;
    const { type, documentId, locale } = use;
    if (await canAccess(strapi, userAbility, 'read', { uid: getContentTypeUid(type), documentId, locale })) shown.push(use);
  }
  return { uses: shown, others: uses.length - shown.length };
}
