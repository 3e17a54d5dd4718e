import * as z from 'zod';

import { localeCodes } from '../routing/locales.ts';
import { createFieldsSchema, type Fields, type FieldSchemas } from './field.ts';

/** What an outdated translation is behind of. */
const newerSource = z.object({
  /** The language that it was translated from. */
  source: z.enum(localeCodes),
  /** When that was last published. */
  at: z.iso.datetime(),
});
export type NewerSource = z.output<typeof newerSource>;

/** The fields that the CMS adds to every published entry. */
const envelope = {
  /** The same for all languages of one document. */
  documentId: z.string().min(1),
  /** The language of this version. */
  locale: z.enum(localeCodes),
  /** When this version was last saved. */
  updatedAt: z.iso.datetime(),
  /** Set where this version is a translation that was published before its source was published with another text. */
  outdated: newerSource.optional(),
};

type Kind = 'single' | 'collection';

export type ContentType<F extends Fields = Fields, K extends Kind = Kind> = {
  kind: K;
  /** Strapi's singular name: `news`. */
  singular: string;
  /** Strapi's plural name, and the last segment of its REST path. */
  plural: string;
  /** The name in the panel, in English; `cms/src/admin` translates it. */
  title: string;
  fields: F;
  schema: z.ZodType<z.output<z.ZodObject<typeof envelope & FieldSchemas<F>>>>;
};

type ContentTypeDefinition<F extends Fields> = Pick<ContentType<F>, 'singular' | 'plural' | 'title' | 'fields'> & {
  /** Checks rules that span several fields: reports an issue for each broken one. */
  rules?: (entry: z.output<z.ZodObject<FieldSchemas<F>>>, complain: (field: keyof F & string, message: string) => void) => void;
};

function createContentType<F extends Fields, K extends Kind>(
  kind: K,
  { singular, plural, title, fields, rules }: ContentTypeDefinition<F>,
): ContentType<F, K> {
  const object = createFieldsSchema(fields).extend(envelope) as unknown as z.ZodObject<typeof envelope & FieldSchemas<F>>;
  const schema = rules
    ? object.superRefine((entry, context) => {
        rules(entry as z.output<z.ZodObject<FieldSchemas<F>>>, (field, message) => {
          context.addIssue({ code: 'custom', path: [field], message });
        });
      })
    : object;
  return { kind, singular, plural, title, fields, schema: schema };
}

/** Defines a content type with many documents. */
export const defineCollection = <F extends Fields>(definition: ContentTypeDefinition<F>) => createContentType('collection', definition);

/** Defines a content type with a single document. */
export const defineSingleType = <F extends Fields>(definition: ContentTypeDefinition<F>) => createContentType('single', definition);
