import type { blocks } from '@ochiq/contract/fields/blocks';
import type { ContentTypeName, contentTypes } from '@ochiq/contract/content-types';
import type { IntakeTypeName, intakeTypes } from '@ochiq/contract/forms/intake-types';
import type { parts } from '@ochiq/contract/fields/components';

type KeyOf<T> = T extends unknown ? keyof T & string : never;
/** Everything in the panel that has fields. */
export type Groups =
  | (typeof contentTypes)[ContentTypeName]
  | (typeof intakeTypes)[IntakeTypeName]
  | (typeof parts)[number]
  | (typeof blocks)[number];

/** Every name that a field has anywhere in the contract. */
export type FieldName = KeyOf<Groups['fields']>;

/** The labels of one language. The compiler requires all of them. */
export type Names = {
  types: Readonly<Record<ContentTypeName | IntakeTypeName, string>>;
  blocks: Readonly<Record<(typeof blocks)[number]['uid'], string>>;
  fields: Readonly<Record<FieldName, string>>;
  /** Where a field means something else than under the same name elsewhere: by `type.field`. */
  except: Readonly<Record<string, string>>;
};
