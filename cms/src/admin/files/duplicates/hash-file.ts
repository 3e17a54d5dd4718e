import { computeDifferenceHash, greySize } from '../../../platform/uploads/difference-hash.ts';
import type { DuplicatesQuery } from '../../../content/file-details/file-details.ts';

/** Larger files are not read into the memory of a browser; they are compared once they are uploaded. */
const maxBytes = 64 * 1024 * 1024;

const toHex = (bytes: ArrayBuffer) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns the brightness of the pixels of an image with four bytes each, on white. */
export function toGrey(rgba: ArrayLike<number>): number[] {
  const get = (index: number) => rgba[index] ?? 0;
  return Array.from({ length: rgba.length / 4 }, (_, pixel) => {
    const at = pixel * 4;
    const light = 0.2126 * get(at) + 0.7152 * get(at + 1) + 0.0722 * get(at + 2);
    const opacity = get(at + 3) / 255;
    return light * opacity + 255 * (1 - opacity);
  });
}

/** Computes the hash by which similar pictures are recognized; `null` where the browser can't draw the file. */
async function hashPictureFile(file: File): Promise<string | null> {
  const { width, height } = greySize;
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return context ? computeDifferenceHash(toGrey(context.getImageData(0, 0, width, height).data)) : null;
  } catch {
    return null;
  }
}

/** Computes by what a file is found in the library before it is uploaded; `null` for one that is too large for that. */
export async function hashChosenFile(file: File): Promise<DuplicatesQuery | null> {
  if (file.size > maxBytes) return null;
  const contentHash = toHex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return { contentHash, pictureHash: file.type.startsWith('image/') ? await hashPictureFile(file) : null };
}
