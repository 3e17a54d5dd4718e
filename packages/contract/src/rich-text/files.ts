import * as z from 'zod';

import { claimedPdf, fileLanguage, toFileLanguage } from '../media-library/file-language.ts';
import { claimedDetails, pictureDetails, toPictureDetails } from '../media-library/file-words.ts';
import { describePicture } from '../fields/picture-words.ts';
import { findUploadFaults, getPublishedFileName, getUploadFormat, uploadName, type UploadKind } from '../fields/upload.ts';

const claimed = {
  hash: z.string().regex(uploadName),
  ext: z.string(),
  /** The path that hash and extension give: the CMS writes it there from the media library's row. */
  url: z.string(),
  updatedAt: z.iso.datetime().nullish(),
};
type Claim = { hash: string; ext: string; url: string; mime?: string | undefined };

/** The kinds of files that fit a place, and the message for the ending of another. */
type Kinds = { fits: (kind: UploadKind, ext: string) => boolean; message: string };

/** Rejects what is no file of the media library, or one of another kind. */
function checkClaim({ mime, ...file }: Claim, { fits, message }: Kinds, context: z.RefinementCtx): void {
  for (const fault of findUploadFaults(mime === undefined ? file : { ...file, mime }))
    context.addIssue({ code: 'custom', path: [fault.field], message: fault.message });
  const kind = getUploadFormat(file.ext)?.kind;
  if (kind !== undefined && !fits(kind, file.ext.toLowerCase())) context.addIssue({ code: 'custom', path: ['ext'], message });
}

const published = {
  /** Changes with the file (`getPublishedFileName`). */
  hash: z.string(),
  /** In small letters, with the dot. */
  ext: z.string(),
  /** A path of the CMS. */
  url: z.string(),
};

const pictures: Kinds = {
  fits: (kind) => kind === 'picture',
  message: 'is not the ending of a picture: choose a picture of the media library',
};
const withoutAlt = 'is empty: write it in the media library, then put the picture in again';

/** A picture in a text. */
export const textPicture = z
  .object({
    ...claimed,
    /** What it shows, for people who don't see it: the media library's words when it was put in. */
    alternativeText: z.string({ error: withoutAlt }).trim().min(1, { error: withoutAlt }),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    ...claimedDetails,
  })
  .superRefine((claim, context) => checkClaim(claim, pictures, context))
  .transform(({ updatedAt, words, focalPoint, ...image }) => ({
    ...image,
    ...toPictureDetails({ words, focalPoint }),
    alternativeText: describePicture(image.alternativeText),
    ext: image.ext.toLowerCase(),
    hash: getPublishedFileName(image.hash, updatedAt),
  }))
  .pipe(
    z.object({
      ...published,
      alternativeText: z.string(),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      ...pictureDetails,
    }),
  );

/** Creates the schema of a file in a text of certain kinds. */
const createFileSchema = (kinds: Kinds) =>
  z
    .object({
      ...claimed,
      /** The file's name as it was uploaded. */
      name: z.string(),
      /** Kilobytes (1,000 bytes), with two decimals. */
      size: z.number().nonnegative(),
      mime: z.string().optional(),
      ...claimedPdf,
    })
    .superRefine((claim, context) => checkClaim(claim, kinds, context))
    .transform(({ name, hash, ext, url, size, updatedAt, pdf }) => ({
      name,
      hash: getPublishedFileName(hash, updatedAt),
      ext: ext.toLowerCase(),
      url,
      bytes: Math.round(size * 1000),
      ...toFileLanguage({ pdf }),
    }))
    .pipe(z.object({ ...published, name: z.string(), bytes: z.int().nonnegative(), ...fileLanguage }));

/** A file to download; no picture, since the site publishes smaller copies of these only, and never what was uploaded. */
export const textFile = createFileSchema({
  fits: (kind) => kind !== 'picture',
  message: 'is the ending of a picture: put it in as a picture',
});

/** A video of the media library. */
export const textVideo = createFileSchema({
  fits: (kind) => kind === 'video',
  message: 'is not the ending of a video: choose a video of the media library',
});

/** Captions of a video, with times. */
export const textCaptions = createFileSchema({
  fits: (_, ext) => ext === '.vtt',
  message: 'is not the ending of captions: choose a file that ends with .vtt',
});
