import * as z from 'zod';

import { contentTypeNames, type ContentTypeName } from '../content-types.ts';
import { localeCodes } from '../routing/locales.ts';

/** The path at which the publisher previews a version that may not be published. */
export const previewPath = '/preview';

/** The path at which the CMS returns the version of a preview link. */
export const previewEntryPath = '/api/preview-entry';

/**
 * The files that a preview page loads, by path on the site: pictures, videos, downloads, fonts, icons and style sheets.
 * The publisher serves no other file there, whatever proxy is in front of it.
 */
export const previewFiles = /^\/(?:(?:icons|media|static)\/|favicon\.svg$|[\w-]+-[0-9a-f]{12,20}\.css$)/u;

/** How long a preview link is valid. */
export const previewMinutes = 30;

/** One version of one document. `version` and not `status`: the CMS refuses requests with a `status` parameter. */
export const previewTarget = z.strictObject({
  type: z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]),
  document: z.string().regex(/^[\w-]{1,64}$/u),
  locale: z.enum(localeCodes),
  /** What is edited, what is published, or the number of a version in the history. */
  version: z.union([z.enum(['draft', 'published']), z.string().regex(/^[1-9]\d{0,9}$/u)]),
});
export type PreviewTarget = z.output<typeof previewTarget>;

/** The query of a link. */
export const previewLink = previewTarget.extend({
  /** The last second at which the link is valid, counted from 1970. */
  until: z
    .string()
    .regex(/^\d{10}$/u)
    .transform(Number),
  /** HMAC-SHA-256 of `formatSignedPreview` with the key that CMS and publisher share, in hexadecimal. */
  signature: z.string().regex(/^[0-9a-f]{64}$/u),
});
export type PreviewLink = z.output<typeof previewLink>;

/** Formats the text that is signed: no two links have the same. */
export const formatSignedPreview = ({ type, document, locale, version, until }: Omit<PreviewLink, 'signature'>): string =>
  ['ochiq preview', type, document, locale, version, String(until)].join('\n');

/** The CMS's response for the version of a preview link. */
export const previewEntry = z.object({
  /** The entry as its REST API would return it; `null` where there is no such version. */
  entry: z.looseObject({}).nullable(),
  /** When a version of the history was saved. */
  at: z.iso.datetime().optional(),
  /** What prevents it from being shown, in the language of the version: field names as in the panel. */
  unfit: z.array(z.object({ field: z.string(), problem: z.string() })),
});
export type PreviewEntry = z.output<typeof previewEntry>;

/** The path at which the publisher renders what an editor is typing, for the CMS, which has the key. */
export const typedPreviewPath = '/typed-preview';

/** The most that the CMS sends of one entry, in bytes. */
export const maxTypedPreviewBytes = 8_000_000;

/** An entry that is not saved, as the CMS sends it to the publisher. */
export const typedPreview = previewTarget.omit({ version: true }).extend({
  entry: z.looseObject({}),
  unfit: previewEntry.shape.unfit,
  /** The notice on top of the page of a shared draft. */
  notice: z.string().max(300).optional(),
});
export type TypedPreview = z.output<typeof typedPreview>;

/** The publisher's response: the page, or the page that explains why there is none. */
export const renderedPreview = z.object({
  html: z.string(),
  /** The files of the page that the site does not have, by their path below `public`. */
  files: z.array(z.string()).default([]),
});
