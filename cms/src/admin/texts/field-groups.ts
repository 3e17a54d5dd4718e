import { blocks } from '@ochiq/contract/fields/blocks';
import { type ContentTypeName, contentTypes } from '@ochiq/contract/content-types';
import { type IntakeTypeName, intakeTypes } from '@ochiq/contract/forms/intake-types';
import { parts } from '@ochiq/contract/fields/components';
import type { PageParent } from '@ochiq/contract/fields/page-parent';
import type { Field } from '@ochiq/contract/fields/field';
import type * as z from 'zod';

type Word<T> = T extends PageParent ? never : T extends string ? (string extends T ? never : T) : never;
type WordsIn<F> = { [K in keyof F]: F[K] extends Field<infer S> ? Word<z.output<S>> : never }[keyof F];
type WordsOf<T> = T extends { fields: infer F } ? WordsIn<F> : never;

/**
 * The labels of all enumeration values. Strapi takes the value for the id of its text, so that a value of several
 * enumerations has one text. The compiler requires all of them.
 */
export type Choices = Readonly<Record<WordsOf<Groups>, string>>;

type KeyOf<T> = T extends unknown ? keyof T & string : never;
/** Everything in the panel that has fields. */
type Groups =
  | (typeof contentTypes)[ContentTypeName]
  | (typeof intakeTypes)[IntakeTypeName]
  | (typeof parts)[number]
  | (typeof blocks)[number];

/** Every name that a field has anywhere in the contract. */
type FieldName = KeyOf<Groups['fields']>;

/** The labels of one language. The compiler requires all of them. */
export type Names = {
  types: Readonly<Record<ContentTypeName | IntakeTypeName, string>>;
  blocks: Readonly<Record<(typeof blocks)[number]['uid'], string>>;
  fields: Readonly<Record<FieldName, string>>;
  /** Where a field means something else than under the same name elsewhere: by `type.field`. */
  except: Readonly<Record<string, string>>;
};

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
