import { readFile } from 'node:fs/promises';

import { icons, themeColor } from '@ochiq/pages/site-files/places';
import { iconPicture } from '@ochiq/pictures/icon-picture';

import { writeFiles } from './write-files';

/** The side of the drawing's view box. */
const unit = 48;

/** Draws what stands for the site on a home screen. @param drawing the icon of the site, an SVG file */
export async function bringIcons(drawing: string, publicFolder: string): Promise<void> {
  const bytes = await readFile(drawing);
  const drawn = icons.map(async ({ path, ...shape }) => [path, await iconPicture(bytes, unit, { ...shape, ground: themeColor })] as const);
  await writeFiles(await Promise.all(drawn), publicFolder);
}
