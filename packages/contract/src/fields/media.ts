import * as z from 'zod';

import { claimedPdf, fileLanguage, toFileLanguage } from '../media-library/file-language.ts';
import { claimedDetails, pictureDetails, toPictureDetails } from '../media-library/file-words.ts';
import { findUploadFaults, getPublishedFileName, uploadName } from './upload.ts';

const file = {
  name: z.string(),
  /** Changes with the file (`getPublishedFileName`). */
  hash: z.string(),
  /** In small letters, with the dot. */
  ext: z.string(),
  mime: z.string(),
  bytes: z.int().nonnegative(),
  /** A path of the CMS. */
  url: z.string(),
};
const pixels = z.int().positive();

/** A file of the media library, as Strapi's REST API returns it. */
const claim = z.object({
  /** The file's name as it was uploaded. */
  name: z.string(),
  /** Strapi's own name for the stored file, unique in the library. */
  hash: z.string().regex(uploadName),
  /** With the dot: `.pdf`. One of `uploadFormats`. */
  ext: z.string(),
  mime: z.string(),
  /** Kilobytes (1,000 bytes), with two decimals. */
  size: z.number().nonnegative(),
  /** Pixels; only pictures have them. */
  width: z.number().int().positive().nullish(),
  height: z.number().int().positive().nullish(),
  /** The path in the CMS, which follows from hash and extension, never another address. */
  url: z.string(),
  /** When the file was replaced or its metadata changed. */
  updatedAt: z.iso.datetime().nullish(),
  ...claimedPdf,
});
type Claim = z.output<typeof claim>;

function checkClaim(row: Claim, context: z.RefinementCtx): void {
  for (const { field, message } of findUploadFaults(row)) context.addIssue({ code: 'custom', path: [field], message });
}

const toMedia = ({ name, hash, ext, mime, size, width, height, url, updatedAt }: Claim) => ({
  name,
  hash: getPublishedFileName(hash, updatedAt),
  ext: ext.toLowerCase(),
  mime,
  bytes: Math.round(size * 1000),
  width: width ?? null,
  height: height ?? null,
  url,
});

export const media = claim
  .superRefine(checkClaim)
  .transform((row) => ({ ...toMedia(row), ...toFileLanguage(row) }))
  .pipe(z.object({ ...file, width: pixels.nullable(), height: pixels.nullable(), ...fileLanguage }));

export type Media = z.output<typeof media>;

/** A picture of the media library. Its size is required to reserve space for it while it loads. */
export const pictureMedia = claim
  .extend(claimedDetails)
  .superRefine(checkClaim)
  .transform((row, context) => {
    const { width, height, ...rest } = toMedia(row);
    if (width !== null && height !== null) return { ...rest, width, height, ...toPictureDetails(row) };
    context.addIssue({ code: 'custom', message: 'has no known width and height: upload the picture again' });
    return z.NEVER;
  })
  .pipe(z.object({ ...file, width: pixels, height: pixels, ...pictureDetails }));

export type PictureMedia = z.output<typeof pictureMedia>;
