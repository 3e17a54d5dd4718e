import { createHash } from 'node:crypto';
import path from 'node:path';

import sharp from 'sharp';

import type { FileCache } from './file-cache.ts';

/** Part of every cached name: another value renders all variants again. */
const settingsVersion = 'webp-1';
const quality = 78;

export type Variant = {
  /** Pixels. */
  width: number;
  /** The path on the site. */
  to: string;
};

/** Thrown where no picture can be made of an original: an editor has to upload it again. */
export class UnreadablePicture extends Error {
  constructor(name: string, cause: unknown) {
    super(`The picture ${name} can't be read: upload it again in the media library`, { cause });
    this.name = 'UnreadablePicture';
  }
}

/** Resizes a picture, without its metadata: a photo may say where and by whom it was taken. */
async function resizePicture(original: Uint8Array, width: number): Promise<Uint8Array> {
  return sharp(original, { failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality, effort: 4, smartSubsample: true })
    .toBuffer();
}

/**
 * Renders a picture in all its widths, by path; variants made of the same bytes before come from the cache.
 * @param name the name that an editor knows the picture by
 * @throws UnreadablePicture
 */
export async function renderVariants(
  cache: FileCache,
  name: string,
  original: Uint8Array,
  variants: readonly Variant[],
): Promise<Map<string, Buffer>> {
  const hash = createHash('sha256').update(original).digest('hex').slice(0, 32);
  const files = new Map<string, Buffer>();
  for (const { width, to } of variants) {
    const cached = `${hash}-${settingsVersion}-${String(width)}${path.extname(to)}`;
    const bytes = await cache.getOrCreate(cached, () =>
      resizePicture(original, width).catch((error: unknown) => {
        throw new UnreadablePicture(name, error);
      }),
    );
    files.set(to, bytes);
  }
  return files;
}
