import { createHash } from 'node:crypto';
import path from 'node:path';

import sharp from 'sharp';

import type { FileCache } from './file-cache.ts';

/** Part of every cached name: another value makes all variants anew. */
const settingsVersion = 'webp-1';
const quality = 78;

export type Variant = {
  /** Pixels. */
  width: number;
  /** The file to write. */
  target: string;
};

/** An original that no picture can be made of: an editor has to upload it again. */
export class UnreadablePicture extends Error {
  constructor(name: string, cause: unknown) {
    super(`The picture ${name} can't be read: upload it again in the media library`, { cause });
    this.name = 'UnreadablePicture';
  }
}

/** One picture in one width. Without its metadata: a photo may say where and by whom it was taken. */
async function inWidth(original: Uint8Array, width: number): Promise<Uint8Array> {
  return sharp(original, { failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality, effort: 4, smartSubsample: true })
    .toBuffer();
}

/**
 * Writes a picture in all its widths; what was made of the same bytes before is taken from the cache.
 * @param name what an editor knows the picture by
 * @returns how many had to be made
 * @throws UnreadablePicture
 */
export async function writeVariants(cache: FileCache, name: string, original: Uint8Array, variants: readonly Variant[]): Promise<number> {
  const hash = createHash('sha256').update(original).digest('hex').slice(0, 32);
  let made = 0;
  for (const { width, target } of variants) {
    const cached = `${hash}-${settingsVersion}-${String(width)}${path.extname(target)}`;
    const isNew = await cache.bring(cached, target, () =>
      inWidth(original, width).catch((error: unknown) => {
        throw new UnreadablePicture(name, error);
      }),
    );
    if (isNew) made += 1;
  }
  return made;
}
