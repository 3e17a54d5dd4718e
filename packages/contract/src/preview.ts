import * as z from 'zod';

import { contentTypeNames, type ContentTypeName } from './content-types.ts';
import { localeCodes } from './locales.ts';

/** Where the publisher shows a version that may not be published. */
export const previewPath = '/preview';

/** Where the CMS tells the publisher what a link shows. */
export const previewEntryPath = '/api/preview-entry';

/**
 * What a page under preview loads, by paths on the site: its pictures, films and downloads, fonts, icons and style sheets. The
 * publisher gives no other file away, and whatever stands before it leads nothing else there.
 */
export const previewFiles = /^\/(?:(?:icons|media|static)\/|favicon\.svg$|[\w-]+-[0-9a-f]{20}\.css$)/u;

/** How long a link shows something. */
export const previewMinutes = 30;

/** One version of one document. `version` and not `status`: the CMS refuses whoever asks it for a status. */
export const previewed = z.strictObject({
  type: z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]),
  document: z.string().regex(/^[\w-]{1,64}$/u),
  locale: z.enum(localeCodes),
  version: z.enum(['draft', 'published']),
});
export type Previewed = z.output<typeof previewed>;

/** The query of a link. */
export const previewLink = previewed.extend({
  /** The last second at which it shows something, counted from 1970. */
  until: z
    .string()
    .regex(/^\d{10}$/u)
    .transform(Number),
  /** HMAC-SHA-256 of `previewText` with the key that CMS and publisher share, in hexadecimal. */
  signature: z.string().regex(/^[0-9a-f]{64}$/u),
});
export type PreviewLink = z.output<typeof previewLink>;

/** What is signed: no two links have the same. */
export const previewText = ({ type, document, locale, version, until }: Omit<PreviewLink, 'signature'>): string =>
  ['ochiq preview', type, document, locale, version, String(until)].join('\n');

/** What the CMS says of the version that a link shows. */
export const previewEntry = z.object({
  /** As its REST would answer it; `null` where there is no such version. */
  entry: z.looseObject({}).nullable(),
  /** What keeps it from being shown, in the language of the version: fields as the panel calls them. */
  unfit: z.array(z.object({ field: z.string(), problem: z.string() })),
});
export type PreviewEntry = z.output<typeof previewEntry>;
