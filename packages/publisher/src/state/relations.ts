import { getComponentFields } from '@ochiq/contract/fields/components';
import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Field, Fields } from '@ochiq/contract/fields/field';

const relationFieldsCache = new Map<Fields, readonly [string, Field][]>();

/** Lists the fields that can reference other documents, directly or in a component. */
function listRelationFields(fields: Fields): readonly [string, Field][] {
  const known = relationFieldsCache.get(fields) ?? Object.entries(fields).filter(([, field]) => canReference(field));
  relationFieldsCache.set(fields, known);
  return known;
}

function canReference({ cms }: Field): boolean {
  if (cms.type === 'relation') return true;
  const inside = cms.type === 'component' ? [cms.component] : cms.type === 'dynamiczone' ? cms.components : [];
  return inside.some((uid) => listRelationFields(getComponentFields(uid) ?? {}).length > 0);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function hasFieldReference({ cms }: Field, value: unknown, documentIds: ReadonlySet<unknown>): boolean {
  if (cms.type === 'relation') return toList(value).some((id) => documentIds.has(id));
  return toList(value).some((part) => {
    if (!isObject(part)) return false;
    const uid = cms.type === 'component' ? cms.component : part['__component'];
    return hasComponentReference(getComponentFields(String(uid)) ?? {}, part, documentIds);
  });
}

const hasComponentReference = (fields: Fields, part: Readonly<Record<string, unknown>>, documentIds: ReadonlySet<unknown>) =>
  listRelationFields(fields).some(([name, field]) => hasFieldReference(field, part[name], documentIds));

/** Returns whether an entry references one of some documents. */
export const hasReferenceTo = (type: ContentTypeName, entry: object, documentIds: ReadonlySet<string>): boolean =>
  hasComponentReference(contentTypes[type].fields, { ...entry }, documentIds);
