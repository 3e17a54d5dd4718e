import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import { getComponentFields } from '@ochiq/contract/fields/components';
import type { Field, Fields } from '@ochiq/contract/fields/field';
import { isRecord } from '@ochiq/contract/is-record';

import type { StoredEntry } from './stored-entry';

/** Answers whether a field is allowed, by Strapi's name of it: `title`, `cover.alt`; the blocks of a page are one. */
type FieldCheck = (path: string) => boolean;
type Values = Readonly<Record<string, unknown>>;

const getInnerFields = ({ cms }: Field): Fields | undefined => (cms.type === 'component' ? getComponentFields(cms.component) : undefined);

function pickItem(fields: Fields, value: unknown, path: string, isAllowed: FieldCheck): Values | null {
  if (!isRecord(value)) return null;
  const picked = pickFields(fields, value, `${path}.`, isAllowed);
  return Object.keys(picked).length > 0 ? picked : null;
}

function pickFields(fields: Fields, values: Values, prefix: string, isAllowed: FieldCheck): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      const value = values[name];
      const path = prefix + name;
      const inner = getInnerFields(field);
      if (value === undefined) return [];
      if (!inner) return isAllowed(path) ? [[name, value]] : [];
      const picked = Array.isArray(value)
        ? value.map((item: unknown) => pickItem(inner, item, path, isAllowed)).filter((item) => item !== null)
        : pickItem(inner, value, path, isAllowed);
      return picked === null || (Array.isArray(picked) && picked.length === 0) ? [] : [[name, picked]];
    }),
  );
}

/** Returns what a version says in the allowed fields, at any depth. */
export const pickAllowed = (type: ContentTypeName, entry: StoredEntry, isAllowed: FieldCheck): StoredEntry =>
  pickFields(contentTypes[type].fields, entry, '', isAllowed);

/** Lists a field by Strapi's names: itself, or all fields of a part, at any depth. */
export function listFieldPaths(field: Field, path: string): string[] {
  const inner = getInnerFields(field);
  return inner ? Object.entries(inner).flatMap(([name, one]) => listFieldPaths(one, `${path}.${name}`)) : [path];
}

/** Lists the fields of a type in which everything is allowed: only these can be written as a whole. */
export const listAllowedFields = (type: ContentTypeName, isAllowed: FieldCheck): string[] =>
  Object.entries<Field>(contentTypes[type].fields).flatMap(([name, field]) => (listFieldPaths(field, name).every(isAllowed) ? [name] : []));
