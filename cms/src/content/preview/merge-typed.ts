import { getComponentFields } from '@ochiq/contract/fields/components';
import { listFieldValues } from '@ochiq/contract/fields/entry-values';
import type { CmsAttribute, Fields } from '@ochiq/contract/fields/field';
import { isRecord } from '@ochiq/contract/is-record';
import { toRecords } from '@ochiq/contract/list-records';

type Values = Readonly<Record<string, unknown>>;

/** The rows of files, by their id in the media library. */
export type FileRows = ReadonlyMap<number, Values>;

/** Returns the id of a chosen file. */
const getFileId = (value: unknown): number | null => (isRecord(value) && typeof value['id'] === 'number' ? value['id'] : null);

/** Lists the ids of all files that are chosen in the fields of a form, at any depth. */
export const listFileIds = (fields: Fields, values: Values): readonly number[] =>
  listFieldValues(fields, values).flatMap(({ field, value }) => (field.cms.type === 'media' ? (getFileId(value) ?? []) : []));

function getItemFields(cms: CmsAttribute, item: Values): Fields {
  if (cms.type === 'component') return getComponentFields(cms.component) ?? {};
  const uid = item['__component'];
  return (typeof uid === 'string' ? getComponentFields(uid) : undefined) ?? {};
}

/** Applies what a form adds to a relation and removes from it to what is saved. */
function mergeRelation(value: unknown, saved: unknown, isList: boolean): unknown {
  const { connect, disconnect } = isRecord(value) ? value : {};
  const [added, removed] = [toRecords(connect), new Set(toRecords(disconnect).map(({ documentId }) => documentId))];
  const known = new Set(added.map(({ documentId }) => documentId));
  // A target that is connected again was moved within the list.
  const left = toRecords(saved).filter(({ documentId }) => !removed.has(documentId) && !known.has(documentId));
  const targets = [...left, ...added].map(({ documentId }) => ({ documentId }));
  return isList ? targets : (targets.at(-1) ?? null);
}

function mergeItem(cms: CmsAttribute, value: unknown, saved: unknown, files: FileRows): Values | null {
  if (!isRecord(value)) return null;
  const before = toRecords(saved).find(({ id }) => id !== undefined && id === value['id']);
  const merged = mergeTyped(getItemFields(cms, value), value, before ?? {}, files);
  return cms.type === 'dynamiczone' ? { __component: value['__component'], ...merged } : merged;
}

function mergeValue(cms: CmsAttribute, value: unknown, saved: unknown, files: FileRows): unknown {
  switch (cms.type) {
    case 'relation':
      return mergeRelation(value, saved, cms.relation === 'oneToMany');
    case 'media':
      return files.get(getFileId(value) ?? -1) ?? null;
    case 'component':
      return cms.repeatable ? toRecords(value).map((item) => mergeItem(cms, item, saved, files)) : mergeItem(cms, value, saved, files);
    case 'dynamiczone':
      return toRecords(value).map((item) => mergeItem(cms, item, saved, files));
    default:
      return value === '' ? null : value;
  }
}

/**
 * Merges the values of a form with what is saved, to an entry as the CMS would return it after the next save. Fields
 * that the form does not have, for its user may not see them, are as they were saved; files are rows of the media
 * library, whatever the form says of them.
 */
export const mergeTyped = (fields: Fields, values: Values, saved: Values, files: FileRows): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { cms }]) => [
      name,
      name in values ? mergeValue(cms, values[name], saved[name], files) : (saved[name] ?? null),
    ]),
  );
