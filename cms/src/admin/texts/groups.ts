import { blocks } from '@ochiq/contract/fields/blocks';
import { contentTypes } from '@ochiq/contract/content-types';
import { intakeTypes } from '@ochiq/contract/forms/intake-types';
import { parts } from '@ochiq/contract/fields/components';

import type { FieldName } from './names.ts';

/** The fields of a type, part or block, with the beginning of Strapi's ids of their labels. */
export type Group = { name: string; id: string; fields: readonly FieldName[] };

const types = Object.entries({ ...contentTypes, ...intakeTypes });
const fieldsOf = (fields: object) => Object.keys(fields) as FieldName[];

/** Everything in the panel that has fields. */
export const fieldGroups: readonly Group[] = [
  ...types.map(([name, { fields }]) => ({ name, id: `content-manager.content-types.api::${name}.${name}`, fields: fieldsOf(fields) })),
  ...[...parts, ...blocks].map(({ uid, fields }) => ({ name: uid, id: `content-manager.components.${uid}`, fields: fieldsOf(fields) })),
];

/** Strapi takes a type's title for the id of its name. */
export const typeTitles: readonly (readonly [name: string, title: string])[] = types.map(([name, { title }]) => [name, title]);
