import * as z from 'zod';

import type { CmsAttribute } from './cms-attribute.ts';
import { dayWithin, instantWithin, sinceIndependence, type DayRange } from './day-range.ts';
import { media, pictureMedia } from './media.ts';
import { describePicture } from './picture-words.ts';
import { richText as richTextSchema } from './rich-text.ts';
import { isSafeUrl, pathPattern } from './safe-url.ts';
import { writePhone } from './write-phone.ts';

/**
 * What a field's value may become an address of on a page (`href`, `src`): each is checked in its own way, and a test gives all
 * of them hostile ones. Words that no kind covers never become one.
 */
export type AddressKind = 'url' | 'path' | 'slug' | 'email' | 'phone' | 'file' | 'rich-text';

/**
 * What becomes of an address that an editor writes: the path of a `link` gets the language of the page that it stands
 * on, a `target` is followed as it is written.
 */
export type FollowKind = 'link' | 'target';

/** One field of an entry or component: how the site reads it and how the CMS stores it. */
export type Field<S extends z.ZodType = z.ZodType> = {
  schema: S;
  cms: CmsAttribute;
  /** Must be filled before the entry can be published. */
  required: boolean;
  /** Each language has its own value; otherwise all languages share the default language's. */
  localized: boolean;
  /** `null` where no page makes an address of it. */
  address: AddressKind | null;
  /** Set where readers follow the value. */
  follow?: FollowKind;
  /** Set where the value is a day or an instant: the days that it may be. */
  range?: DayRange;
};

export type Fields = Readonly<Record<string, Field>>;
export type Shape<F extends Fields> = { [K in keyof F]: F[K]['schema'] };

const field = <S extends z.ZodType>(schema: S, cms: CmsAttribute, address: AddressKind | null = null): Field<S> => ({
  schema,
  cms,
  required: true,
  localized: true,
  address,
});

/** Need not be filled; the site reads `null` (or an empty list) where nothing was. */
export function optional<S extends z.ZodType>(inner: Field<S>) {
  const schema = z.union([inner.schema, z.null(), z.undefined()]).transform((value) => (value ?? null) as z.output<S> | null);
  return { ...inner, schema, required: false };
}

/** One value for all languages: a date, a number, a kind. */
export function shared<S extends z.ZodType>(inner: Field<S>): Field<S> {
  return { ...inner, localized: false };
}

/** One line of plain text, at most `max` characters. */
export const line = (max: number) => field(z.string().trim().min(1).max(max), { type: 'string', maxLength: max });

/** What a picture shows, for people who don't see it; the name of a file is no description. */
export const pictureWords = (max: number) => {
  const words = line(max);
  return { ...words, schema: words.schema.transform(describePicture).pipe(z.string()) };
};

/** Plain text of several lines, at most `max` characters. */
export const text = (max: number) => field(z.string().trim().min(1).max(max), { type: 'text', maxLength: max });

/** A text with headings, lists, links and pictures. */
export const richText = () => field(richTextSchema, { type: 'blocks' }, 'rich-text');

const emailMax = 254;
/** An e-mail address; RFC 5321 allows 254 characters. */
export const email = () => field(z.email().max(emailMax), { type: 'email', maxLength: emailMax }, 'email');

const phonePattern = String.raw`^\+?[0-9 ()-]{3,24}$`;
/** A telephone number as people read it: `+998 71 000-00-00`, which it is made where the country's code is left out, or a short number. */
export const phone = () =>
  field(
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
const anyAddress = () =>
  field(
    z.string().max(urlMax).refine(isSafeUrl, {
      error: 'is not a web, mail or telephone address nor a path of this site, or has a name and @ before its host',
    }),
    { type: 'string', maxLength: urlMax },
    'url',
  );

/** An address that may become a link: web, mail, telephone, or a path of this site without a language prefix. */
export const url = () => ({ ...anyAddress(), follow: 'link' as const });

/** The same, followed as it is written: a path has its language prefix where the page is to be read in that language. */
export const target = () => ({ ...anyAddress(), follow: 'target' as const });

/** A path of this site where readers came from, without query or anchor. */
export const oldPath = () =>
  field(
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

/** A path of this site that readers are led to, without language prefix, query and anchor. */
export const path = () => ({ ...oldPath(), follow: 'link' as const });

/** What a slug looks like; never like a year. */
export const slugPattern = '^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$';
const slugMax = 120;
/**
 * The entry's part of its address: small Latin letters, digits and single hyphens, with at least
 * one letter, so that it can't be taken for a year. Made from `from` when the editor leaves it empty.
 */
export const slug = (from: string) =>
  field(
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

/** A day of the calendar, `2026-11-20`, within bounds: beyond them it is a slip of the hand. */
export const day = (range: DayRange = sinceIndependence) => ({ ...field(dayWithin(range), { type: 'date' }), range });

/** An instant, ISO 8601 in UTC, on a day since independence. */
export const instant = () => ({ ...field(instantWithin(sinceIndependence), { type: 'datetime' }), range: sinceIndependence });

/** A time of day; the site reads `HH:MM`. */
export const clock = () =>
  field(
    z.iso
      .time()
      .transform((time) => time.slice(0, 5))
      .pipe(z.iso.time({ precision: -1 })),
    { type: 'time' },
  );

/** A whole number from `min` to `max`. */
export const whole = (min: number, max: number) => field(z.number().int().min(min).max(max), { type: 'integer', min, max });

/** An amount that may have a fraction, from `min`. */
export const amount = (min: number) => field(z.number().min(min), { type: 'decimal', min });

/** A coordinate or other number with a fraction, from `min` to `max`. */
export const real = (min: number, max: number) => field(z.number().min(min).max(max), { type: 'decimal', min, max });

/** Yes or no. */
export const flag = () => field(z.boolean(), { type: 'boolean' });

/** One of a closed set of words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  field(z.enum(values), { type: 'enumeration', enum: values });

/** A missing list is an empty one. */
function orEmpty<S extends z.ZodType<readonly unknown[]>>(schema: S) {
  return z.union([schema, z.null(), z.undefined()]).transform((value) => (value ?? []) as z.output<S>);
}

/** A picture of the media library. */
export const pictureFile = () => field(pictureMedia, { type: 'media', multiple: false, allowedTypes: ['images'] }, 'file');

/** A document of the media library: PDF, office file, CSV, archive. */
export const documentFile = () => field(media, { type: 'media', multiple: false, allowedTypes: ['files'] }, 'file');

/** A video of the media library. */
export const videoFile = () => field(media, { type: 'media', multiple: false, allowedTypes: ['videos'] }, 'file');

/** A group of fields that several types share (a Strapi component). */
export type Part<F extends Fields = Fields> = {
  uid: `${'part' | 'block'}.${string}`;
  title: string;
  fields: F;
  schema: z.ZodObject<Shape<F>>;
};

/** One group of fields. */
export const one = <F extends Fields>(part: Part<F>) => field(part.schema, { type: 'component', component: part.uid, repeatable: false });

/** A list of groups of fields, at most `max`; may be empty. */
export const list = <F extends Fields>(part: Part<F>, max: number) => ({
  ...field(orEmpty(z.array(part.schema).max(max)), { type: 'component', component: part.uid, repeatable: true, max }),
  required: false,
});

/** A list of groups of fields, at least one and at most `max`. */
export const filledList = <F extends Fields>(part: Part<F>, max: number) =>
  field(z.array(part.schema).min(1).max(max), { type: 'component', component: part.uid, repeatable: true, min: 1, max });

const reference = z
  .object({ documentId: z.string() })
  .transform(({ documentId }) => documentId)
  .pipe(z.string());

const relationTarget = (name: string) => `api::${name}.${name}`;

/** Another entry; the site reads its document id. */
export const ref = (target: string) => field(reference, { type: 'relation', relation: 'oneToOne', target: relationTarget(target) });

/** Other entries, in the editor's order; the site reads their document ids. May be empty. */
export const refs = (target: string) => ({
  ...field(orEmpty(z.array(reference)), { type: 'relation', relation: 'oneToMany', target: relationTarget(target) }),
  required: false,
});

/** Blocks of several kinds, in the editor's order (a Strapi dynamic zone). May be empty. */
export const zone = <S extends z.ZodType>(block: S, components: readonly string[]) => ({
  ...field(orEmpty(z.array(block)), { type: 'dynamiczone', components }),
  required: false,
});

/** The zod object that a set of fields describes. */
export function objectOf<F extends Fields>(fields: F): z.ZodObject<Shape<F>> {
  return z.object(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as Shape<F>);
}
