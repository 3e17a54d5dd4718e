import * as z from 'zod';

import { createFieldsSchema, type Fields, type StrapiComponent, type FieldSchemas } from './field.ts';

/** A kind of block of a free-form page: a Strapi component of the category `block`. */
export type Block<Name extends string, F extends Fields> = Omit<StrapiComponent<F>, 'schema'> & {
  schema: z.ZodObject<FieldSchemas<F> & { __component: z.ZodLiteral<`block.${Name}`> }>;
};

export function defineBlock<Name extends string, F extends Fields>(name: Name, title: string, fields: F): Block<Name, F> {
  const uid = `block.${name}` as const;
  return { uid, title, fields, schema: createFieldsSchema(fields).extend({ __component: z.literal(uid) }) as Block<Name, F>['schema'] };
}
