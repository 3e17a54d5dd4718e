import { objectOf, type Fields, type Part } from './field.ts';

/** Defines a group of fields that several content types share: a Strapi component of the category `part`. */
export function part<F extends Fields>(name: string, title: string, fields: F): Part<F> {
  return { uid: `part.${name}`, title, fields, schema: objectOf(fields) };
}
