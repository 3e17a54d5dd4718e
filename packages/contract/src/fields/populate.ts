import { contentTypes, type ContentTypeName } from '../content-types.ts';
import { getComponentFields } from './components.ts';
import type { Field, Fields } from './field.ts';

/** Strapi's `populate` parameter. */
export type Populate = true | { populate: Populates } | { fields: readonly string[] } | { on: Populates };
type Populates = Record<string, Populate | { populate: Populates } | true>;

function requireComponentFields(uid: string): Fields {
  const fields = getComponentFields(uid);
  if (!fields) throw new Error(`No part or block is called ${uid}`);
  return fields;
}

/**
 * Builds the parameter of a component; `true` where nothing is nested, since an empty object would disappear from a
 * query string.
 */
function populateComponent(uid: string): Populate {
  const populate = populateFields(requireComponentFields(uid));
  return Object.keys(populate).length > 0 ? { populate } : true;
}

function populateField({ cms }: Field): Populate | undefined {
  switch (cms.type) {
    case 'media':
      return true;
    case 'relation':
      return { fields: ['documentId'] };
    case 'component':
      return populateComponent(cms.component);
    case 'dynamiczone':
      return { on: Object.fromEntries(cms.components.map((uid) => [uid, populateComponent(uid)])) };
    default:
      return undefined;
  }
}

function populateFields(fields: Fields): Populates {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const populate = populateField(field);
      return populate === undefined ? [] : [[name, populate]];
    }),
  );
}

/** Builds the `populate` parameter with which Strapi's REST API returns a complete entry of a type. */
export function buildPopulate(name: ContentTypeName): Populates {
  return populateFields(contentTypes[name].fields);
}
