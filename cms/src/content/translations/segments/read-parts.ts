import { contentTypes, type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import { getComponentFields } from '@ochiq/contract/fields/components';
import type { Field, Fields } from '@ochiq/contract/fields/field';
import { isRecord } from '@ochiq/contract/is-record';
import { listRecords, toRecords } from '@ochiq/contract/list-records';

import { isTranslatable } from '../../list-details/translatable-values';
import { isAbsent, type Part, type EntryValues } from './part';
import { readTextParts } from './text-parts';

/** Converts a value that all languages may have alike to what the CMS saves. */
function copyValue({ cms }: Field, value: unknown): unknown {
  if (cms.type !== 'relation') return value;
  return { connect: toRecords(value).map(({ documentId }) => ({ documentId })) };
}

const copyFields = (parts: readonly Part[]): EntryValues =>
  Object.fromEntries(
    parts.flatMap((part) => {
      const copied = isAbsent(part) ? undefined : part.copy();
      return copied === undefined ? [] : [[String(part.steps[0]), copied]];
    }),
  );

function readItem(uid: string, values: EntryValues, index: number, isBlock: boolean): Part {
  const parts = readFields(uid, getComponentFields(uid) ?? {}, values);
  const copy = () => ({ ...(isBlock && { __component: uid }), ...copyFields(parts) });
  const label = { kind: 'item', component: uid, number: index + 1 } as const;
  return { steps: [index], shape: uid, label, value: values, leaf: null, parts, listAt: null, copy };
}

function readField(owner: string, name: string, field: Field, value: unknown): Part {
  const { cms } = field;
  const label = { kind: 'field', owner, name } as const;
  const base = { steps: [name], shape: name, label, value, leaf: null, parts: [], listAt: null, copy: () => copyValue(field, value) };
  const withItems = (parts: readonly Part[]): Part => ({ ...base, parts, listAt: [], copy: () => parts.map((part) => part.copy()) });
  switch (cms.type) {
    case 'string':
    case 'text': {
      if (field.address !== null) break;
      const text = typeof value === 'string' ? value : '';
      return { ...base, leaf: { kind: 'plain', text, max: cms.maxLength, isLong: cms.type === 'text' }, copy: () => undefined };
    }
    case 'blocks':
      return { ...base, parts: readTextParts(value), listAt: [] };
    case 'component': {
      if (cms.repeatable) return withItems(listRecords(value).map((item, index) => readItem(cms.component, item, index, false)));
      const parts = readFields(cms.component, getComponentFields(cms.component) ?? {}, isRecord(value) ? value : {});
      return { ...base, parts, copy: () => copyFields(parts) };
    }
    case 'dynamiczone':
      return withItems(listRecords(value).map((item, index) => readItem(String(item['__component']), item, index, true)));
    default:
  }
  return { ...base, leaf: { kind: 'value' } };
}

const readFields = (owner: string, fields: Fields, values: EntryValues): Part[] =>
  Object.entries(fields).map(([name, field]) => readField(owner, name, field, values[name]));

/** Reads an entry as a tree of what a translator translates; what all languages share is no part of it. */
export const readParts = (type: ContentTypeName, values: EntryValues): Part[] =>
  Object.entries<Field>(contentTypes[type].fields).flatMap(([name, field]) =>
    isTranslatable(field) ? [readField(getContentTypeUid(type), name, field, values[name])] : [],
  );
