import * as z from 'zod';

import { createDaySchema, createInstantSchema, sinceIndependence, type DayRange } from './day-range.ts';
import { media, pictureMedia } from './media.ts';
import { describePicture } from './picture-words.ts';
import { richText as richTextSchema } from './rich-text.ts';
import { isSafeUrl, pathPattern } from './safe-url.ts';

/** An attribute of Strapi's `schema.json`, apart from `required` and `localized`. */
export type CmsAttribute =
  | { type: 'string' | 'text'; maxLength: number; minLength?: number; regex?: string }
  | { type: 'email'; maxLength: number }
  | { type: 'blocks' | 'date' | 'datetime' | 'time' | 'boolean' }
  | { type: 'integer' | 'decimal'; min?: number; max?: number }
  | { type: 'enumeration'; enum: readonly string[] }
  | { type: 'uid'; targetField: string; regex: string }
  | { type: 'media'; multiple: boolean; allowedTypes: readonly ('images' | 'files' | 'videos')[] }
  | { type: 'component'; component: string; repeatable: boolean; min?: number; max?: number }
  | { type: 'dynamiczone'; components: readonly string[] }
  | { type: 'relation'; relation: 'oneToOne' | 'oneToMany'; target: string };

const national = /^(?:\+?998)?(?<code>\d{2})(?<first>\d{3})(?<second>\d{2})(?<third>\d{2})$/u;

/**
 * Writes a number of Uzbekistan with the country's code, however an editor wrote it: what pages show is what telephones
 * dial, and from abroad nine digits lead elsewhere. Others, and short ones such as 112, stay as they are.
 */
function writePhone(number: string): string {
  const { code, first, second, third } = national.exec(number.replace(/[ ()-]/gu, ''))?.groups ?? {};
  return code === undefined ? number : `+998 ${code} ${first ?? ''}-${second ?? ''}-${third ?? ''}`;
}

/**
 * How a field's value is used as an address on a page (`href`, `src`). Each kind has its own check, and a test gives
 * all of them hostile values. Text of no kind never becomes an address.
 */
export type AddressKind = 'url' | 'path' | 'slug' | 'email' | 'phone' | 'file' | 'rich-text';

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
};

export type Fields = Readonly<Record<string, Field>>;
export type FieldSchemas<F extends Fields> = { [K in keyof F]: F[K]['schema'] };

const createField = <S extends z.ZodType>(schema: S, cms: CmsAttribute, address: AddressKind | null = null): Field<S> => ({
  schema,
  cms,
  required: true,
  localized: true,
  address,
});

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

const emailMax = 254;
/** Defines a field of an e-mail address; RFC 5321 allows 254 characters. */
export const defineEmailField = () => createField(z.email().max(emailMax), { type: 'email', maxLength: emailMax }, 'email');

const phonePattern = String.raw`^\+?[0-9 ()-]{3,24}$`;
/** A telephone number as people read it: `+998 71 000-00-00`, which it is made where the country's code is left out, or a short number. */
export const definePhoneField = () =>
  createField(
    z
      .string()
      .regex(new RegExp(phonePattern, 'u'), { error: 'is not a telephone number: 3 to 24 digits, spaces, hyphens and brackets' })
      .overwrite(writePhone),
    {
      type: 'string',
      maxLength: 25,
      regex: phonePattern,
    },
    'phone',
  );

const urlMax = 500;
const createAddressField = () =>
  createField(
    z.string().max(urlMax).refine(isSafeUrl, {
      error: 'is not a web, mail or telephone address nor a path of this site, or has a name and @ before its host',
    }),
    { type: 'string', maxLength: urlMax },
    'url',
  );

/** Defines a field of a link's address: web, mail, telephone, or a path of this site without a locale prefix. */
export const defineUrlField = () => ({ ...createAddressField(), follow: 'link' as const });

/**
 * Defines a field of an address that is used as written: a path carries its locale prefix where a certain language is
 * meant.
 */
export const defineTargetField = () => ({ ...createAddressField(), follow: 'target' as const });

/** Defines a field of a former path of this site, without query or fragment. */
export const defineOldPathField = () =>
  createField(
    z.string().max(urlMax).regex(new RegExp(pathPattern, 'u'), {
      error: 'is not a path of this site: it begins with one / and has no space, ?, # or backslash',
    }),
    {
      type: 'string',
      maxLength: urlMax,
      regex: pathPattern,
    },
    'path',
  );

/** Defines a field of a path of this site to link to, without locale prefix, query and fragment. */
export const definePathField = () => ({ ...defineOldPathField(), follow: 'link' as const });

/** The pattern of a slug; it never looks like a year. */
export const slugPattern = '^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$';
const slugMax = 120;
/**
 * Defines the slug field: small Latin letters, digits and single hyphens, with at least one letter, so that it is never
 * mistaken for a year. Generated from the field `from` when the editor leaves it empty.
 */
export const defineSlugField = (from: string) =>
  createField(
    z
      .string()
      .max(slugMax)
      .regex(new RegExp(slugPattern, 'u'), { error: 'has other than small Latin letters, digits and single hyphens, or no letter' }),
    {
      type: 'uid',
      targetField: from,
      regex: slugPattern,
    },
    'slug',
  );

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

/** Makes a schema read a missing list as an empty one. */
function makeEmptyable<S extends z.ZodType<readonly unknown[]>>(schema: S) {
  return z.union([schema, z.null(), z.undefined()]).transform((value) => (value ?? []) as z.output<S>);
}

/** Defines a field of a picture in the media library. */
export const definePictureFileField = () => createField(pictureMedia, { type: 'media', multiple: false, allowedTypes: ['images'] }, 'file');

/** Defines a field of a document in the media library: PDF, office file, CSV, archive. */
export const defineDocumentFileField = () => createField(media, { type: 'media', multiple: false, allowedTypes: ['files'] }, 'file');

/** Defines a field of a video in the media library. */
export const defineVideoFileField = () => createField(media, { type: 'media', multiple: false, allowedTypes: ['videos'] }, 'file');

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

const reference = z
  .object({ documentId: z.string() })
  .transform(({ documentId }) => documentId)
  .pipe(z.string());

const getRelationTarget = (name: string) => `api::${name}.${name}`;

/** Defines a relation to one entry; the site reads its document id. */
export const defineRelationField = (defineTargetField: string) =>
  createField(reference, { type: 'relation', relation: 'oneToOne', target: getRelationTarget(defineTargetField) });

/** Defines a relation to several entries, in the editor's order; the site reads their document ids. May be empty. */
export const defineRelationListField = (defineTargetField: string) => ({
  ...createField(makeEmptyable(z.array(reference)), {
    type: 'relation',
    relation: 'oneToMany',
    target: getRelationTarget(defineTargetField),
  }),
  required: false,
});

/** Defines a Strapi dynamic zone: blocks of several kinds, in the editor's order. May be empty. */
export const defineDynamicZoneField = <S extends z.ZodType>(block: S, components: readonly string[]) => ({
  ...createField(makeEmptyable(z.array(block)), { type: 'dynamiczone', components }),
  required: false,
});

/** Creates the zod object schema of a set of fields. */
export function createFieldsSchema<F extends Fields>(fields: F): z.ZodObject<FieldSchemas<F>> {
  return z.object(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as FieldSchemas<F>);
}
