import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import { getComponentFields } from '@ochiq/contract/fields/components';
import type { Field, Fields } from '@ochiq/contract/fields/field';
import { isRecord } from '@ochiq/contract/is-record';

import { fileProperties, type StoredEntry } from './stored-entry';

type Values = Readonly<Record<string, unknown>>;

const mapItems = (value: unknown, map: (item: Values) => Values): unknown =>
  Array.isArray(value) ? value.filter(isRecord).map(map) : isRecord(value) ? map(value) : null;

const emptyFile = Object.fromEntries(fileProperties.map((name) => [name, null]));

function isList({ cms }: Field): boolean {
  switch (cms.type) {
    case 'media':
      return cms.multiple;
    case 'component':
      return cms.repeatable;
    case 'relation':
      return cms.relation === 'oneToMany';
    default:
      return cms.type === 'dynamiczone';
  }
}

function fillValue(field: Field, value: unknown): unknown {
  const { cms } = field;
  if (value === undefined) return isList(field) ? [] : null;
  switch (cms.type) {
    case 'media':
      return mapItems(value, (file) => ({ ...emptyFile, ...file }));
    case 'component':
      return mapItems(value, (item) => fillFields(getComponentFields(cms.component) ?? {}, item));
    case 'dynamiczone':
      return mapItems(value, (item) => {
        const uid = String(item['__component']);
        return { __component: uid, ...fillFields(getComponentFields(uid) ?? {}, item) };
      });
    default:
      return value;
  }
}

const fillFields = (fields: Fields, values: Values): Values =>
  Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, fillValue(field, values[name])]));

/** Fills in what a version leaves out, since it was empty, as the site reads it of a row: `null`, or a list without items. */
export const fillStoredEntry = (type: ContentTypeName, entry: StoredEntry): Values => fillFields(contentTypes[type].fields, entry);
