import { componentFields } from '@ochiq/contract/component-fields';
import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Field, Fields } from '@ochiq/contract/field';

const relating = new Map<Fields, readonly [string, Field][]>();

/** Lists the fields that can reference other documents, directly or in a component. */
function relatingAmong(fields: Fields): readonly [string, Field][] {
  const known = relating.get(fields) ?? Object.entries(fields).filter(([, field]) => mayPoint(field));
  relating.set(fields, known);
  return known;
}

function mayPoint({ cms }: Field): boolean {
  if (cms.type === 'relation') return true;
  const inside = cms.type === 'component' ? [cms.component] : cms.type === 'dynamiczone' ? cms.components : [];
  return inside.some((uid) => relatingAmong(componentFields(uid) ?? {}).length > 0);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function fieldPoints({ cms }: Field, value: unknown, documentIds: ReadonlySet<unknown>): boolean {
  if (cms.type === 'relation') return asList(value).some((id) => documentIds.has(id));
  return asList(value).some((part) => {
    if (!isObject(part)) return false;
    const uid = cms.type === 'component' ? cms.component : part['__component'];
    return partPoints(componentFields(String(uid)) ?? {}, part, documentIds);
  });
}

const partPoints = (fields: Fields, part: Readonly<Record<string, unknown>>, documentIds: ReadonlySet<unknown>) =>
  relatingAmong(fields).some(([name, field]) => fieldPoints(field, part[name], documentIds));

/** Returns whether an entry references one of some documents. */
export const pointsTo = (type: ContentTypeName, entry: object, documentIds: ReadonlySet<string>): boolean =>
  partPoints(contentTypes[type].fields, { ...entry }, documentIds);
