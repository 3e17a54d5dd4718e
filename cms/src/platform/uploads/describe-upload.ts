import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

import { getUploadFormat } from '@ochiq/contract/fields/upload';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';

import { getRows } from '../strapi/rows';
import type { PdfProperties } from './inspect/pdf-properties';
import { computeDifferenceHash, greySize } from './difference-hash';

/** What is stored of a file besides what Strapi stores. */
export type UploadDescription = {
  /** SHA-256 of the file as it was sent: pictures are rewritten before they are stored. */
  contentHash: string;
  /** `null` for what is no picture, or too even to be compared. */
  pictureHash: string | null;
  /** `null` for what is no PDF. */
  pdf: PdfProperties | null;
};

type DescribedFile = { filepath: string; mimetype?: string | null; pdf?: PdfProperties | undefined };

/** Computes the SHA-256 of a file, as hexadecimal digits. */
export async function hashFileContent(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Computes the hash by which similar pictures are recognized, of the first frame of an animation. */
export async function hashPicture(file: string | Buffer): Promise<string | null> {
  const { width, height } = greySize;
  const grey = await sharp(file)
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ width, height, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return computeDifferenceHash(grey);
}

/**
 * Describes a file that was checked.
 * @param sentPath where it is as it was sent
 */
export async function describeUpload(sentPath: string, { filepath, mimetype, pdf }: DescribedFile): Promise<UploadDescription> {
  return {
    contentHash: await hashFileContent(sentPath),
    pictureHash: mimetype?.startsWith('image/') === true ? await hashPicture(filepath) : null,
    pdf: pdf ?? null,
  };
}

const file = 'plugin::upload.file';
type StoredFile = { id: number; updatedAt: string };

/** Stores the description of a file that was stored; what pages show has not changed, so that nothing is published again. */
export async function storeDescription(strapi: Core.Strapi, { id, updatedAt }: StoredFile, description: UploadDescription): Promise<void> {
  await getRows(strapi, file).updateMany({ where: { id }, data: { ...description, updatedAt } });
}

/** Returns whether a file is a picture by its extension. */
export const isPicture = ({ ext }: { ext?: string | null }): boolean => getUploadFormat(ext ?? '')?.kind === 'picture';
