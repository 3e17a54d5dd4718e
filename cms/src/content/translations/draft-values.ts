import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import { getComponentFields } from '@ochiq/contract/fields/components';
import { findReferences } from '@ochiq/contract/fields/entry-values';
import type { Fields } from '@ochiq/contract/fields/field';
import { isRecord } from '@ochiq/contract/is-record';
import { toRecords } from '@ochiq/contract/list-records';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { readKnownTargets } from '../history/known-targets';
import { type StoredEntry, toStoredEntry } from '../history/stored-entry';

type Values = Readonly<Record<string, unknown>>;

function addItemId(component: string, item: unknown, row: Values | undefined): unknown {
  if (!isRecord(item) || !row) return item;
  return { id: row['id'], ...addFieldIds(getComponentFields(component) ?? {}, item, row) };
}

/** Adds the ids of components, by which the CMS knows which of them it changes. */
function addFieldIds(fields: Fields, values: Values, row: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const cms = fields[name]?.cms;
      if (cms?.type !== 'component' && cms?.type !== 'dynamiczone') return [name, value];
      const rows = toRecords(row[name]);
      const add = (item: unknown, index: number) =>
        addItemId(cms.type === 'component' ? cms.component : String(isRecord(item) ? item['__component'] : ''), item, rows[index]);
      return [name, Array.isArray(value) ? value.map(add) : add(value, 0)];
    }),
  );
}

/** Converts a draft to its values with the ids of its components. */
export const toDraftValues = (type: ContentTypeName, row: Values): Values =>
  addFieldIds(contentTypes[type].fields, toStoredEntry(type, row), row);

/** Leaves out, wherever they are, the references to some entries. */
function dropReferences(value: unknown, unknownIds: ReadonlySet<string>): unknown {
  const isUnknown = (one: unknown) => isRecord(one) && Object.keys(one).length === 1 && unknownIds.has(String(one['documentId']));
  if (Array.isArray(value)) return value.filter((one) => !isUnknown(one)).map((one) => dropReferences(one, unknownIds));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (isUnknown(inner) ? [] : [[name, dropReferences(inner, unknownIds)]])),
  );
}

/** Leaves out of a version the entries that do not exist in a language: no text in it can name them. */
export async function dropUnknownEntries(strapi: Core.Strapi, type: ContentTypeName, entry: StoredEntry, locale: Locale): Promise<Values> {
  const { hasEntry } = await readKnownTargets(strapi, type, [entry], locale);
  const absent = findReferences(type, entry).flatMap(({ uid, documentId }) => (hasEntry(uid, documentId) ? [] : [documentId]));
  const dropped = absent.length === 0 ? entry : dropReferences(entry, new Set(absent));
  return isRecord(dropped) ? dropped : entry;
}
