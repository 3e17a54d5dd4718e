import { inRoot } from '../workplace/root.ts';
import { faceNames, type FaceName } from './characters.ts';
import { faceFile, licence } from './family.ts';
import { styleSheet } from './style-sheet.ts';

/** Where the site keeps its fonts. */
export const stylesFolder = inRoot('web', 'src', 'styles');

/** Everything that this makes, by its path in that folder. */
export async function fontFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const faces = Object.fromEntries(await Promise.all(faceNames.map(async (name) => [name, await faceFile(name)] as const)));
  return new Map([
    ...faceNames.map((name): [string, Buffer] => [`fonts/${name}.woff2`, faces[name] ?? Buffer.alloc(0)]),
    ['fonts/LICENSE', Buffer.from(await licence())],
    ['fonts.css', Buffer.from(await styleSheet(faces as Record<FaceName, Buffer>))],
  ]);
}
