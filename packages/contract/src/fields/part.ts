import { createFieldsSchema, type Fields, type StrapiComponent } from './field.ts';

/** Defines a group of fields that several content types share: a Strapi component of the category `part`. */
export function definePart<F extends Fields>(name: string, title: string, fields: F): StrapiComponent<F> {
  return { uid: `part.${name}`, title, fields, schema: createFieldsSchema(fields) };
}
