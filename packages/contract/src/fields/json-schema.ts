import * as z from 'zod';

import { contentTypes, type ContentTypeName } from '../content-types.ts';

type Json = z.core.JSONSchema.BaseSchema;

/**
 * Returns the value that stands for a missing one: `null`, or an empty list (`makeOptional` and `makeEmptyable` in
 * `field.ts`).
 */
const getMissingValue = (schema: z.core.$ZodType): unknown => z.safeParse(schema, undefined).data;

const isMissing = ({ _zod: { def } }: z.core.$ZodType) => def.type === 'null' || def.type === 'undefined';

/**
 * Returns the one option of an optional union that describes a present value; `null` where the schema is no such union.
 */
function getPresentOption({ _zod: { def } }: z.core.$ZodType): z.core.$ZodType | null {
  if (def.type !== 'union') return null;
  const { options } = def as z.core.$ZodUnionDef;
  const [present, ...more] = options.filter((option) => !isMissing(option));
  return present && more.length === 0 && options.length === 3 ? present : null;
}

type OverrideContext = { zodSchema: z.core.$ZodTypes; jsonSchema: Json };

/** Describes the output of a schema; recursive schemas are put among the named definitions. */
function toOutputSchema(schema: z.core.$ZodType, definitions: Record<string, Json>): Json {
  // Zod knows what goes into a transformation, not what comes out of it.
  const override = ({ zodSchema, jsonSchema }: OverrideContext): void => {
    const { def } = zodSchema._zod;
    const present = def.type === 'pipe' && def.out._zod.def.type === 'transform' ? getPresentOption(def.in) : null;
    if (present === null) return;
    const inner = toOutputSchema(present, definitions);
    Object.assign(jsonSchema, getMissingValue(zodSchema) === null ? { anyOf: [inner, { type: 'null' }] } : inner);
  };
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', override });
  Object.assign(definitions, json.$defs);
  return Object.fromEntries(Object.entries(json).filter(([key]) => key !== '$schema' && key !== '$defs'));
}

/** Creates the JSON Schema (2020-12) of a type's published entries in all languages, as the site reads them: a list. */
export function createJsonSchema(name: ContentTypeName): Json {
  const definitions: Record<string, Json> = {};
  const { title, schema } = contentTypes[name];
  const json = toOutputSchema(z.array(schema), definitions);
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...json, $defs: definitions };
}
