import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import { getComponentFields } from '@ochiq/contract/fields/components';
import type { Field, Fields } from '@ochiq/contract/fields/field';
import { isRecord } from '@ochiq/contract/is-record';

import type { EntryValues } from './part';

const convertItem = (uid: string, item: unknown): unknown =>
  isRecord(item)
    ? {
        ...('id' in item && { id: item['id'] }),
        ...('__component' in item && { __component: uid }),
        ...convertFields(getComponentFields(uid) ?? {}, item),
      }
    : item;

function convertValue({ cms }: Field, value: unknown): unknown {
  switch (cms.type) {
    case 'relation':
      // What is not changed is left out: the CMS leaves it as it is.
      return isRecord(value) && 'connect' in value ? value : undefined;
    case 'component':
      return Array.isArray(value) ? value.map((item) => convertItem(cms.component, item)) : convertItem(cms.component, value);
    case 'dynamiczone':
      return Array.isArray(value)
        ? (value as unknown[]).map((item) => convertItem(isRecord(item) ? String(item['__component']) : '', item))
        : value;
    default:
      return value;
  }
}

function convertFields(fields: Fields, values: EntryValues): EntryValues {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = name in values ? convertValue(field, values[name]) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Lists the fields that the CMS fills by itself where they are sent empty: the address of a page follows from its title. */
const listDerived = (type: ContentTypeName): EntryValues =>
  Object.fromEntries(
    Object.entries<Field>(contentTypes[type].fields).flatMap(([name, { derivedFrom }]) =>
      derivedFrom === undefined ? [] : [[name, null]],
    ),
  );

/**
 * Converts the changed fields of a translation to what the form of the entry would send.
 * @param isNew whether the language is begun with them
 */
export const toRequestFields = (type: ContentTypeName, values: EntryValues, isNew: boolean): EntryValues => ({
  ...(isNew ? listDerived(type) : {}),
  ...convertFields(contentTypes[type].fields, values),
});
