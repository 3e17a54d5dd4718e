import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import { getComponentFields } from '@ochiq/contract/fields/components';
import type { Field, Fields } from '@ochiq/contract/fields/field';
import { isRecord } from '@ochiq/contract/is-record';

/** What a version says: the fields of the contract that are filled, without ids of rows. */
export type StoredEntry = Readonly<Record<string, unknown>>;

type Values = Readonly<Record<string, unknown>>;

/** The properties of a file of the media library that pages and comparisons show, and by which it is found again. */
export const fileProperties = [
  'id',
  'documentId',
  'name',
  'alternativeText',
  'hash',
  'ext',
  'mime',
  'size',
  'width',
  'height',
  'url',
  'updatedAt',
];

function pick(value: unknown, properties: readonly string[]): Values | null {
  if (!isRecord(value)) return null;
  return Object.fromEntries(properties.flatMap((name) => ((value[name] ?? null) === null ? [] : [[name, value[name]]])));
}

function mapItems(value: unknown, map: (item: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map(map).filter((item) => item !== null) : map(value);
}

function toStoredComponent(uid: string, value: unknown, isBlock: boolean): Values | null {
  if (!isRecord(value)) return null;
  return { ...(isBlock && { __component: uid }), ...toStoredFields(getComponentFields(uid) ?? {}, value) };
}

function toStoredValue({ cms }: Field, value: unknown): unknown {
  switch (cms.type) {
    case 'media':
      return mapItems(value, (file) => pick(file, fileProperties));
    case 'relation':
      return mapItems(value, (entry) => pick(entry, ['documentId']));
    case 'component':
      return mapItems(value, (item) => toStoredComponent(cms.component, item, false));
    case 'dynamiczone':
      return mapItems(value, (item) => (isRecord(item) ? toStoredComponent(String(item['__component']), item, true) : null));
    default:
      return value;
  }
}

const isEmpty = (value: unknown) => value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function toStoredFields(fields: Fields, row: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = isEmpty(row[name]) ? null : toStoredValue(field, row[name]);
      return isEmpty(value) ? [] : [[name, value]];
    }),
  );
}

/** Converts a row, read with everything in it, to what a version stores of it: always the same for the same content. */
export const toStoredEntry = (type: ContentTypeName, row: Values): StoredEntry => toStoredFields(contentTypes[type].fields, row);
