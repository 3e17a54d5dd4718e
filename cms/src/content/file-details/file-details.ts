import { fileWords, focalPoint } from '@ochiq/contract/media-library/file-words';
import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

import { pdfProperties } from '../../platform/uploads/inspect/pdf-properties';
import { rowId, rowIdText } from '../../platform/strapi/row-id';
import { usesResponse } from '../uses/use';

/** The file that the panel shows. */
export const fileDetailsQuery = z.strictObject({ file: rowIdText });

/** What an editor changes of a picture: some languages, or what stays in view. */
export const fileDetailsChange = z.strictObject({ file: rowId, words: fileWords.optional(), focalPoint: focalPoint.optional() });
export type FileDetailsChange = z.output<typeof fileDetailsChange>;

/** A file of the media library that is the same as another one, or looks the same, and where it is used. */
const knownFile = z.object({
  id: rowId,
  name: z.string(),
  /** The path of a small picture of it; `null` for what is no picture. */
  picture: z.string().nullable(),
  isSame: z.boolean(),
  uses: usesResponse,
});
export type KnownFile = z.output<typeof knownFile>;

/** What the panel shows of a file besides what Strapi shows. */
export const fileDetails = z.object({
  isPicture: z.boolean(),
  words: fileWords,
  focalPoint: focalPoint.nullable(),
  /** The languages whose words the person may write. */
  writable: z.array(z.enum(localeCodes)),
  /** Whether the person may change the file. */
  canUpdate: z.boolean(),
  pdf: pdfProperties.nullable(),
  known: z.array(knownFile),
  replacements: z.array(z.object({ at: z.iso.datetime(), author: z.string().nullable() })),
});
export type FileDetails = z.output<typeof fileDetails>;

/** A file before its upload: SHA-256, and for a picture its difference hash. */
export const duplicatesQuery = z.strictObject({
  contentHash: z.string().regex(/^[\da-f]{64}$/u),
  pictureHash: z
    .string()
    .regex(/^[\da-f]{16}$/u)
    .nullable(),
});
export type DuplicatesQuery = z.output<typeof duplicatesQuery>;

export const duplicatesResponse = z.object({ known: z.array(knownFile) });
export type DuplicatesResponse = z.output<typeof duplicatesResponse>;

/** The panel's endpoints. */
export const fileDetailsPath = '/admin/file-details';
export const duplicatesPath = '/admin/file-duplicates';
