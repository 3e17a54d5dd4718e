import { blocks } from '@ochiq/contract/fields/blocks';
import { contentTypeNames, contentTypes, getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Field, Fields } from '@ochiq/contract/fields/field';
import { parts } from '@ochiq/contract/fields/components';

/** A content type or component, and the fields that it holds. */
type FieldHolder = { uid: string; fields: Fields };

const holders: readonly FieldHolder[] = [
  ...contentTypeNames.map((name): FieldHolder => ({ uid: getContentTypeUid(name), fields: contentTypes[name].fields })),
  ...[...parts, ...blocks].map(({ uid, fields }): FieldHolder => ({ uid, fields })),
];

const namesByUid = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [getContentTypeUid(name), name]));

/** Returns the name of a content type by Strapi's uid; `undefined` for components and types outside the contract. */
export const findContentType = (uid: string): ContentTypeName | undefined => namesByUid.get(uid);

/** One field of a content type or component. */
export type FieldLocation = { uid: string; field: string };

/** Lists the fields of all content types and components that fit. */
export const listFields = (isMatch: (field: Field) => boolean): readonly FieldLocation[] =>
  holders.flatMap(({ uid, fields }) =>
    Object.entries(fields).flatMap(([field, definition]) => (isMatch(definition) ? [{ uid, field }] : [])),
  );

/** Lists the fields that may hold a component. */
export const listParents = (component: string): readonly FieldLocation[] =>
  listFields(
    ({ cms }) =>
      (cms.type === 'component' && cms.component === component) || (cms.type === 'dynamiczone' && cms.components.includes(component)),
  );
