import { contentTypes, uidOf, type ContentTypeName } from '@ochiq/contract/content-types';
import { isLocale, localeCodes } from '@ochiq/contract/locales';
import { populateOf } from '@ochiq/contract/populate';
import type { Core } from '@strapi/strapi';

import { documents, type Row } from '../strapi/documents';
import { rowsOf } from '../strapi/rows';
import type { EntryRow } from './find-rows';
import type { Use } from './use';

/** What editors know an entry by, the best first. */
const titleFields = ['title', 'name', 'question', 'key', 'period', 'from', 'text', 'author'];

const titleFieldsOf = (type: ContentTypeName) =>
  contentTypes[type].kind === 'single' ? [] : titleFields.filter((name) => Object.hasOwn(contentTypes[type].fields, name));

/** Converts a row to a use; `null` where its language is none of the site's. */
export function toUse(type: ContentTypeName, row: Readonly<Record<string, unknown>>, words: readonly string[]): Use | null {
  const { documentId, locale, publishedAt } = row;
  if (!isLocale(locale) || typeof documentId !== 'string') return null;
  const title = titleFieldsOf(type)
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
    const select = ['id', 'documentId', 'locale', 'publishedAt', ...titleFieldsOf(type)];
    const found = await rowsOf<{ id: number }>(strapi, uidOf(type)).findMany({ where: { id: { $in: [...ids] } }, select });
    for (const row of found) {
      const use = toUse(type, row, []);
      if (!use) continue;
      for (const own of rows) if (own.type === type && own.id === row.id) read.push({ use, sought: own.sought });
    }
  }
  return read;
}

/** Reads the complete versions of some rows. */
export async function readWhole(strapi: Core.Strapi, rows: readonly EntryRow[]): Promise<{ type: ContentTypeName; version: Row }[]> {
  const read: { type: ContentTypeName; version: Row }[] = [];
  for (const [type, ids] of groupIds(rows))
    for (const status of ['draft', 'published'] as const) {
      const search = { filters: { id: { $in: [...ids] } }, locale: localeCodes, status, populate: populateOf(type) };
      read.push(...(await documents(strapi, uidOf(type)).findMany(search)).map((version) => ({ type, version })));
    }
  return read;
}

const nameOf = ({ type, documentId, locale }: Use) => `${type} ${documentId} ${locale}`;

/** Merges the uses of the draft and of the published version of an entry; the published are first. */
export function mergeUses(uses: readonly Use[]): Use[] {
  const merged = new Map<string, Use>();
  for (const use of uses) {
    const known = merged.get(nameOf(use));
    const words = [...new Set([...(known?.words ?? []), ...use.words])];
    merged.set(nameOf(use), {
      ...(known && !use.isPublished ? known : use),
      words,
      isPublished: use.isPublished || (known?.isPublished ?? false),
    });
  }
  return [...merged.values()].sort((one, other) => Number(other.isPublished) - Number(one.isPublished));
}
