import * as z from 'zod';

import { objectOf, type Fields, type Part, type Shape } from './field.ts';

/** A kind of block of a free-form page: a Strapi component of the category `block`. */
export type Block<Name extends string, F extends Fields> = Omit<Part<F>, 'schema'> & {
  schema: z.ZodObject<Shape<F> & { __component: z.ZodLiteral<`block.${Name}`> }>;
};

export function block<Name extends string, F extends Fields>(name: Name, title: string, fields: F): Block<Name, F> {
  const uid = `block.${name}` as const;
  return { uid, title, fields, schema: objectOf(fields).extend({ __component: z.literal(uid) }) as Block<Name, F>['schema'] };
}
