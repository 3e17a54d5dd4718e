import { stat } from 'node:fs/promises';
import path from 'node:path';

import sharp, { type Metadata, type Sharp } from 'sharp';

import type { Format } from './formats';
import { UploadRefusal } from './upload-refusal';

/** All frames together. Cameras make 50 million; a picture of 100 million takes 400 MB to look at. */
export const maxPixels = 64_000_000;

type Encoder = (picture: Sharp, metadata: Metadata, isLossless: boolean) => Sharp;

/** The encoders of each format, visually lossless. */
const encoders: Readonly<Record<string, Encoder>> = {
  'image/jpeg': (picture, { chromaSubsampling }) =>
    picture.jpeg({ quality: 92, chromaSubsampling: chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0' }),
  'image/png': (picture, { isPalette }) => picture.png({ palette: isPalette }),
  'image/webp': (picture, _, lossless) => picture.webp({ lossless, quality: 92 }),
  'image/avif': (picture) => picture.avif({ quality: 75, effort: 3 }),
  'image/gif': (picture) => picture.gif(),
};

const sharpNames: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
};

function refuseByMetadata({ format, compression, width, height, pageHeight, pages }: Metadata, mime: string): void {
  if (format !== sharpNames[mime] || (format === 'heif' && compression !== 'av1')) throw new UploadRefusal('content', mime);
  if (width * (pageHeight ?? height) * (pages ?? 1) > maxPixels) throw new UploadRefusal('pixels', String(maxPixels / 1_000_000));
}

/** A rewritten file. */
export type RewrittenFile = { filepath: string; size: number };

/**
 * Rewrites a picture: its metadata (where, when, by whom, with which device), and anything hidden behind it, is
 * dropped. It is turned upright and its colours are sRGB.
 * @param head its first bytes
 * @throws UploadRefusal
 */
export async function rewritePicture(file: string, { mime }: Format, head: Buffer, folder: string): Promise<RewrittenFile> {
  const encode = encoders[mime];
  if (!encode) throw new UploadRefusal('content', mime);
  const options = { animated: true, failOn: 'error' } as const;
  const filepath = path.join(folder, 'picture');
  try {
    // The metadata is at the beginning: nothing is decoded for it.
    const metadata = await sharp(file, { ...options, limitInputPixels: false }).metadata();
    refuseByMetadata(metadata, mime);
    const picture = sharp(file, { ...options, limitInputPixels: maxPixels });
    await encode(picture.autoOrient(), metadata, head.includes('VP8L')).toFile(filepath);
  } catch (error) {
    throw error instanceof UploadRefusal ? error : new UploadRefusal('unreadable');
  }
  const { size } = await stat(filepath);
  return { filepath, size };
}
