import * as z from 'zod';

import { createDaySchema, createInstantSchema, sinceIndependence, type DayRange } from './day-range.ts';
import { describePicture } from './picture-words.ts';
import { richText as richTextSchema } from './rich-text.ts';

/** An attribute of Strapi's `schema.json`, apart from `required` and `localized`. */
export type CmsAttribute =
  | { type: 'string' | 'text'; maxLength: number; minLength?: number; regex?: string }
  | { type: 'email'; maxLength: number }
  | { type: 'blocks' | 'date' | 'datetime' | 'time' | 'boolean' }
  /** A menu; nothing else is JSON. */
  | { type: 'json' }
  | { type: 'integer' | 'decimal'; min?: number; max?: number }
  | { type: 'enumeration'; enum: readonly string[] }
  | { type: 'uid'; targetField: string; regex: string }
  | { type: 'media'; multiple: boolean; allowedTypes: readonly ('images' | 'files' | 'videos')[] }
  | { type: 'component'; component: string; repeatable: boolean; min?: number; max?: number }
  | { type: 'dynamiczone'; components: readonly string[] }
  | { type: 'relation'; relation: 'oneToOne' | 'oneToMany'; target: string };

/**
 * How a field's value is used as an address on a page (`href`, `src`). Each kind has its own check, and a test gives
 * all of them hostile values. Text of no kind never becomes an address.
 */
export type AddressKind = 'url' | 'path' | 'slug' | 'email' | 'phone' | 'file' | 'rich-text' | 'menu';

/**
 * How an address that an editor writes is resolved: the path of a `link` gets the locale prefix of the page that shows
 * it, a `target` is used as written.
 */
export type FollowKind = 'link' | 'target';

/** A field of an entry or component: how the site parses it and how the CMS stores it. */
export type Field<S extends z.ZodType = z.ZodType> = {
  schema: S;
  cms: CmsAttribute;
  /** Required before the entry can be published. */
  required: boolean;
  /** Each language has its own value; otherwise all languages share the default language's. */
  localized: boolean;
  /** `null` where no page uses the value as an address. */
  address: AddressKind | null;
  /** Set where readers follow the value. */
  follow?: FollowKind;
  /** Set where the value is a day or an instant: the days that it may be. */
  range?: DayRange;
  /** Set for a slug: the field that it is derived from where an editor writes none. */
  derivedFrom?: string;
  /** Set where the value is the place of a page in the tree: a `PageParent`. */
  isPageParent?: true;
};

export type Fields = Readonly<Record<string, Field>>;
export type FieldSchemas<F extends Fields> = { [K in keyof F]: F[K]['schema'] };

/** Creates a field, required and with a value of its own in each language. */
export const createField = <S extends z.ZodType>(schema: S, cms: CmsAttribute, address: AddressKind | null = null): Field<S> => ({
  schema,
  cms,
  required: true,
  localized: true,
  address,
});

/** Creates the zod object schema of a set of fields. */
export function createFieldsSchema<F extends Fields>(fields: F): z.ZodObject<FieldSchemas<F>> {
  return z.object(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as FieldSchemas<F>);
}

/** Makes a field optional; the site reads `null` (or an empty list) where it is empty. */
export function makeOptional<S extends z.ZodType>(inner: Field<S>) {
  const schema = z.union([inner.schema, z.null(), z.undefined()]).transform((value) => (value ?? null) as z.output<S> | null);
  return { ...inner, schema, required: false };
}

/** Makes a field share one value across all languages: a date, a number, a kind. */
export function makeShared<S extends z.ZodType>(inner: Field<S>): Field<S> {
  return { ...inner, localized: false };
}

/** Defines a field of one line of plain text, at most `max` characters. */
export const defineLineField = (max: number) => createField(z.string().trim().min(1).max(max), { type: 'string', maxLength: max });

/** Defines the text alternative of a picture; a file name is not accepted as a description. */
export const defineAltTextField = (max: number) => {
  const words = defineLineField(max);
  return { ...words, schema: words.schema.transform(describePicture).pipe(z.string()) };
};

/** Defines a field of plain text with several lines, at most `max` characters. */
export const defineTextField = (max: number) => createField(z.string().trim().min(1).max(max), { type: 'text', maxLength: max });

/** Defines a rich-text field: headings, lists, links and pictures. */
export const defineRichTextField = () => createField(richTextSchema, { type: 'blocks' }, 'rich-text');

/** Defines a field of a calendar day, `2026-11-20`, within bounds: a day beyond them is a typing error. */
export const defineDayField = (range: DayRange = sinceIndependence) => ({
  ...createField(createDaySchema(range), { type: 'date' }),
  range,
});

/** Defines a field of an instant, ISO 8601 in UTC, on a day since independence. */
export const defineInstantField = () => ({
  ...createField(createInstantSchema(sinceIndependence), { type: 'datetime' }),
  range: sinceIndependence,
});

/** Defines a field of a time of day; the site reads `HH:MM`. */
export const defineTimeField = () =>
  createField(
    z.iso
      .time()
      .transform((time) => time.slice(0, 5))
      .pipe(z.iso.time({ precision: -1 })),
    { type: 'time' },
  );

/** Defines an integer field from `min` to `max`. */
export const defineIntegerField = (min: number, max: number) =>
  createField(z.number().int().min(min).max(max), { type: 'integer', min, max });

/** Defines a field of an amount with an optional fraction, from `min`. */
export const defineAmountField = (min: number) => createField(z.number().min(min), { type: 'decimal', min });

/** Defines a field of a coordinate or other decimal number, from `min` to `max`. */
export const defineDecimalField = (min: number, max: number) => createField(z.number().min(min).max(max), { type: 'decimal', min, max });

/** Defines a boolean field. */
export const defineBooleanField = () => createField(z.boolean(), { type: 'boolean' });

/** Defines a field with one value of a closed set. */
export const defineEnumField = <const T extends readonly [string, ...string[]]>(values: T) =>
  createField(z.enum(values), { type: 'enumeration', enum: values });
