import * as z from 'zod';

import { createField, createFieldsSchema, type Fields, type FieldSchemas } from './field.ts';
import { media, pictureMedia } from './media.ts';

/** Defines a field of a picture in the media library. */
export const definePictureFileField = () => createField(pictureMedia, { type: 'media', multiple: false, allowedTypes: ['images'] }, 'file');

/** Defines a field of a document in the media library: PDF, office file, CSV, archive. */
export const defineDocumentFileField = () => createField(media, { type: 'media', multiple: false, allowedTypes: ['files'] }, 'file');

/** Defines a field of a video in the media library. */
export const defineVideoFileField = () => createField(media, { type: 'media', multiple: false, allowedTypes: ['videos'] }, 'file');

/** Makes a schema read a missing list as an empty one. */
function makeEmptyable<S extends z.ZodType<readonly unknown[]>>(schema: S) {
  return z.union([schema, z.null(), z.undefined()]).transform((value) => (value ?? []) as z.output<S>);
}

/** A Strapi component: a group of fields that several types share. */
export type StrapiComponent<F extends Fields = Fields> = {
  uid: `${'part' | 'block'}.${string}`;
  title: string;
  fields: F;
  schema: z.ZodObject<FieldSchemas<F>>;
};

/** Defines a field of one component. */
export const defineComponentField = <F extends Fields>(part: StrapiComponent<F>) =>
  createField(part.schema, { type: 'component', component: part.uid, repeatable: false });

/** Defines a field of a list of components, at most `max`; may be empty. */
export const defineListField = <F extends Fields>(part: StrapiComponent<F>, max: number) => ({
  ...createField(makeEmptyable(z.array(part.schema).max(max)), { type: 'component', component: part.uid, repeatable: true, max }),
  required: false,
});

/** Defines a field of a list of components, at least one and at most `max`. */
export const defineNonEmptyListField = <F extends Fields>(part: StrapiComponent<F>, max: number) =>
  createField(z.array(part.schema).min(1).max(max), { type: 'component', component: part.uid, repeatable: true, min: 1, max });

/** Defines a Strapi dynamic zone: blocks of several kinds, in the editor's order. May be empty. */
export const defineDynamicZoneField = <S extends z.ZodType>(block: S, components: readonly string[]) => ({
  ...createField(makeEmptyable(z.array(block)), { type: 'dynamiczone', components }),
  required: false,
});

const reference = z
  .object({ documentId: z.string() })
  .transform(({ documentId }) => documentId)
  .pipe(z.string());

const getRelationTarget = (type: string) => `api::${type}.${type}`;

/** Defines a relation to one entry; the site reads its document id. */
export const defineRelationField = (type: string) =>
  createField(reference, { type: 'relation', relation: 'oneToOne', target: getRelationTarget(type) });

/** Defines a relation to several entries, in the editor's order; the site reads their document ids. May be empty. */
export const defineRelationListField = (type: string) => ({
  ...createField(makeEmptyable(z.array(reference)), {
    type: 'relation',
    relation: 'oneToMany',
    target: getRelationTarget(type),
  }),
  required: false,
});

/** Defines a group of fields that several content types share: a Strapi component of the category `part`. */
export function definePart<F extends Fields>(name: string, title: string, fields: F): StrapiComponent<F> {
  return { uid: `part.${name}`, title, fields, schema: createFieldsSchema(fields) };
}
