import { type ContentTypeName, contentTypeNames, contentTypes, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';
import * as z from 'zod';
import { blocks } from '@ochiq/contract/fields/blocks';
import type { Field, Fields } from '@ochiq/contract/fields/field';
import { parts } from '@ochiq/contract/fields/components';

import { getRows } from '../../platform/strapi/rows';

/** A content type or component, and the fields that it holds. */
type FieldHolder = { uid: string; fields: Fields };

const holders: readonly FieldHolder[] = [
  ...contentTypeNames.map((name): FieldHolder => ({ uid: getContentTypeUid(name), fields: contentTypes[name].fields })),
  ...[...parts, ...blocks].map(({ uid, fields }): FieldHolder => ({ uid, fields })),
];

const namesByUid = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [getContentTypeUid(name), name]));

/** Returns the name of a content type by Strapi's uid; `undefined` for components and types outside the contract. */
const findContentType = (uid: string): ContentTypeName | undefined => namesByUid.get(uid);

/** One field of a content type or component. */
type FieldLocation = { uid: string; field: string };

/** Lists the fields of all content types and components that fit. */
export const listFields = (isMatch: (field: Field) => boolean): readonly FieldLocation[] =>
  holders.flatMap(({ uid, fields }) =>
    Object.entries(fields).flatMap(([field, definition]) => (isMatch(definition) ? [{ uid, field }] : [])),
  );

/** Lists the fields that may hold a component. */
const listParents = (component: string): readonly FieldLocation[] =>
  listFields(
    ({ cms }) =>
      (cms.type === 'component' && cms.component === component) || (cms.type === 'dynamiczone' && cms.components.includes(component)),
  );

/** A row of a content type or component, and the searched value that is in it. */
export type MatchedRow = { uid: string; id: number; sought: string };

/** A row of a content type. */
export type EntryRow = { type: ContentTypeName; id: number; sought: string };

/** The maximum number of rows of a type: a longer list would tell the reader no more. */
const limit = 1000;

/** The maximum number of words per query: databases limit the depth of a condition. */
const maxWordsPerQuery = 50;

const joinTableShape = z.object({ joinTable: z.object({ name: z.string() }) });

/**
 * Returns the join table of a field.
 * @throws ZodError the field has none
 */
const getJoinTable = (strapi: Core.Strapi, { uid, field }: FieldLocation): string =>
  joinTableShape.parse(strapi.db.metadata.get(uid).attributes[field]).joinTable.name;

type ComponentRow = { entity_id: number; cmp_id: number };

/** Finds what holds some components of one kind directly. */
async function findParents(strapi: Core.Strapi, component: string, rows: readonly MatchedRow[]): Promise<MatchedRow[]> {
  const ids = [...new Set(rows.map(({ id }) => id))];
  const parents: MatchedRow[] = [];
  for (const location of listParents(component)) {
    const ties = await getRows<ComponentRow>(strapi, getJoinTable(strapi, location)).findMany({
      where: { component_type: component, field: location.field, cmp_id: { $in: ids } },
      select: ['entity_id', 'cmp_id'],
    });
    for (const { entity_id: id, cmp_id: child } of ties)
      for (const row of rows) if (row.id === child) parents.push({ uid: location.uid, id, sought: row.sought });
  }
  return parents;
}

/** Returns the entries that some rows belong to: themselves, or what holds the components, however deep. */
export async function findEntryRows(strapi: Core.Strapi, rows: readonly MatchedRow[]): Promise<EntryRow[]> {
  const entries: EntryRow[] = [];
  let level = rows;
  while (level.length > 0) {
    const above: MatchedRow[] = [];
    for (const uid of new Set(level.map((row) => row.uid))) {
      const own = level.filter((row) => row.uid === uid);
      const type = findContentType(uid);
      if (type) entries.push(...own.map(({ id, sought }) => ({ type, id, sought })));
      else above.push(...(await findParents(strapi, uid, own)));
    }
    level = above;
  }
  return entries;
}

/**
 * Finds the rows whose texts and addresses contain some words; the caller checks them closer, as a word may occur there
 * by chance.
 */
export async function findRowsWith(strapi: Core.Strapi, words: readonly string[], fields: readonly FieldLocation[]): Promise<MatchedRow[]> {
  const matches: MatchedRow[] = [];
  for (let start = 0; start < words.length; start += maxWordsPerQuery) {
    const some = words.slice(start, start + maxWordsPerQuery);
    for (const { uid, field } of fields) {
      const where = { $or: some.map((one) => ({ [field]: { $containsi: one } })) };
      const rows = await getRows<{ id: number }>(strapi, uid).findMany({ where, select: ['id'], orderBy: { id: 'desc' }, limit });
      matches.push(...rows.map(({ id }) => ({ uid, id, sought: '' })));
    }
  }
  return matches;
}

/** Finds the rows that point to one of some documents. */
export async function findRowsPointingTo(
  strapi: Core.Strapi,
  type: ContentTypeName,
  documentIds: readonly string[],
): Promise<MatchedRow[]> {
  const matches: MatchedRow[] = [];
  for (const { uid, field } of listFields(({ cms }) => cms.type === 'relation' && cms.target === getContentTypeUid(type))) {
    const where = { [field]: { documentId: { $in: documentIds } } };
    const rows = await getRows<{ id: number }>(strapi, uid).findMany({ where, select: ['id'], orderBy: { id: 'desc' }, limit });
    matches.push(...rows.map(({ id }) => ({ uid, id, sought: '' })));
  }
  return matches;
}

type FileRow = { file_id: number; related_id: number; related_type: string };

/** Finds the rows with files of the media library in media fields. */
export async function findRowsWithFiles(strapi: Core.Strapi, ids: readonly number[]): Promise<MatchedRow[]> {
  const table = getJoinTable(strapi, { uid: 'plugin::upload.file', field: 'related' });
  const ties = await getRows<FileRow>(strapi, table).findMany({
    where: { file_id: { $in: ids } },
    select: ['file_id', 'related_id', 'related_type'],
  });
  return ties.map((tie) => ({ uid: tie.related_type, id: tie.related_id, sought: String(tie.file_id) }));
}
