import { inRoot } from '../workplace/root.ts';
import { faceNames, type FaceName } from './characters.ts';
import { faceFile, licence } from './family.ts';
import { styleSheet } from './style-sheet.ts';

/** The folder of the site's fonts. */
export const stylesFolder = inRoot('web', 'src', 'styles');

/** Builds all font files, by their paths in that folder. */
export async function fontFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const faces = Object.fromEntries(await Promise.all(faceNames.map(async (name) => [name, await faceFile(name)] as const)));
  return new Map([
    ...faceNames.map((name): [string, Buffer] => [`fonts/${name}.woff2`, faces[name] ?? Buffer.alloc(0)]),
    ['fonts/LICENSE', Buffer.from(await licence())],
    ['fonts.css', Buffer.from(await styleSheet(faces as Record<FaceName, Buffer>))],
  ]);
}
