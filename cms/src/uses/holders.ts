import { blocks } from '@ochiq/contract/blocks';
import { contentTypeNames, contentTypes, uidOf, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Field, Fields } from '@ochiq/contract/field';
import { parts } from '@ochiq/contract/parts';

/** A content type or component, and the fields that it holds. */
type Holder = { uid: string; fields: Fields };

const holders: readonly Holder[] = [
  ...contentTypeNames.map((name): Holder => ({ uid: uidOf(name), fields: contentTypes[name].fields })),
  ...[...parts, ...blocks].map(({ uid, fields }): Holder => ({ uid, fields })),
];

const namesByUid = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [uidOf(name), name]));

/** Returns the name of a content type by Strapi's uid; `undefined` for components and types outside the contract. */
export const contentTypeAt = (uid: string): ContentTypeName | undefined => namesByUid.get(uid);

/** One field of a content type or component. */
export type HeldField = { uid: string; field: string };

/** Lists the fields of all content types and components that fit. */
export const listFields = (fits: (field: Field) => boolean): readonly HeldField[] =>
  holders.flatMap(({ uid, fields }) => Object.entries(fields).flatMap(([field, about]) => (fits(about) ? [{ uid, field }] : [])));

/** Lists the fields that may hold a component. */
export const listParents = (component: string): readonly HeldField[] =>
  listFields(
    ({ cms }) =>
      (cms.type === 'component' && cms.component === component) || (cms.type === 'dynamiczone' && cms.components.includes(component)),
  );
