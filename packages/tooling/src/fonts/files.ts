import { fromRoot } from '@ochiq/cli/workplace/root';
import { faceNames, type FaceName } from './characters.ts';
import { buildFaceFile, readLicence } from './family.ts';
import { buildStyleSheet } from './build-style-sheet.ts';

/** The folder of the site's fonts. */
export const stylesFolder = fromRoot('web', 'src', 'styles');

/** Builds all font files, by their paths in that folder. */
export async function buildFontFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const faces = Object.fromEntries(await Promise.all(faceNames.map(async (name) => [name, await buildFaceFile(name)] as const)));
  return new Map([
    ...faceNames.map((name): [string, Buffer] => [`fonts/${name}.woff2`, faces[name] ?? Buffer.alloc(0)]),
    ['fonts/LICENSE', Buffer.from(await readLicence())],
    ['fonts.css', Buffer.from(await buildStyleSheet(faces as Record<FaceName, Buffer>))],
  ]);
}
