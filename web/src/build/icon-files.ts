import { readFile } from 'node:fs/promises';

import { icons, themeColor } from '@ochiq/pages/metadata-files/places';
import { renderIconPng } from '@ochiq/pictures/render-icon-png';

import { packIcon } from './favicon-file';
import { writeFiles } from './write-files';

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
