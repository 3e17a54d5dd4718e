import { readFile } from 'node:fs/promises';

import { icons, themeColor } from '@ochiq/pages/metadata-files/places';
import { renderIconPng } from '@ochiq/images/render-icon-png';

import { writeFiles } from './write-files';

/** Sizes of an ICO file's header, and of its entry for each picture, in bytes. */
const [headBytes, entryBytes] = [6, 16];

/**
 * Packs PNG pictures of up to 255 px into an ICO file, which browsers and feed readers request at `/favicon.ico` by
 * default.
 */
function packIcon(pictures: readonly { side: number; png: Uint8Array }[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * pictures.length);
  // An icon, not a cursor.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  pictures.forEach(({ side, png }, index) => {
    const entry = headBytes + entryBytes * index;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    // One colour plane of 32 bits a pixel.
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.byteLength, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.byteLength;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** The side of the drawing's view box. */
const unit = 48;

/** Where browsers look for an icon without a `link`, as for a PDF, and in which sizes. */
const favicon = { path: '/favicon.ico', sides: [16, 32, 48] } as const;

/** Draws the icons of the site for home screens and tabs. @param drawing the icon of the site, an SVG file */
export async function writeIcons(drawing: string, publicFolder: string): Promise<void> {
  const bytes = await readFile(drawing);
  const drawn = icons.map(
    async ({ path, ...shape }) => [path, await renderIconPng(bytes, unit, { ...shape, ground: themeColor })] as const,
  );
  const small = favicon.sides.map(async (side) => ({
    side,
    png: await renderIconPng(bytes, unit, { side, purpose: 'any', ground: themeColor }),
  }));
  const packed = [favicon.path, packIcon(await Promise.all(small))] as const;
  await writeFiles([...(await Promise.all(drawn)), packed], publicFolder);
}
