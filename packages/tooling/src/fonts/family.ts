import { readFile } from 'node:fs/promises';
import path from 'node:path';

import subsetFont from 'subset-font';
import { fromRoot } from '@ochiq/cli/workplace/root';

import { type FaceName, faces, turnedCommaSubstitute } from './characters.ts';
import { addCharacter, readGlyphs } from './sfnt.ts';

const family = fromRoot('packages', 'tooling', 'node_modules', '@fontsource-variable', 'golos-text');

/** The weights that the site is set in. */
export const weights = { min: 400, max: 700 } as const;

/** Tables for vertical writing, which no page uses. */
const vertical = ['vhea', 'vmtx', 'VVAR'];

async function readSourceFont(name: FaceName): Promise<Buffer> {
  const file = await readFile(path.join(family, 'files', `golos-text-${faces[name].source}-wght-normal.woff2`));
  const font = await subsetFont(file, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' });
  return name === 'latin' && !readGlyphs(font).has(turnedCommaSubstitute.letter.codePointAt(0) ?? 0)
    ? addCharacter(font, turnedCommaSubstitute.letter, turnedCommaSubstitute.like)
    : font;
}

/** Builds a file of the family for browsers. */
export async function buildFaceFile(name: FaceName): Promise<Buffer> {
  const { min, max } = weights;
  return subsetFont(await readSourceFont(name), faces[name].characters, {
    targetFormat: 'woff2',
    noHinting: true,
    dropTables: vertical,
    variationAxes: { wght: { min, max, default: min } },
  });
}

/** Builds the same letters in one weight, as a font with readable metrics. */
export async function buildFaceAtWeight(name: FaceName, wght: number): Promise<Buffer> {
  return subsetFont(await readSourceFont(name), faces[name].characters, { targetFormat: 'truetype', variationAxes: { wght } });
}

/** Reads the characters of a file from the file itself. */
export async function readCharacters(file: Buffer): Promise<string> {
  const font = await subsetFont(file, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' });
  return String.fromCodePoint(...[...readGlyphs(font).keys()].sort((a, b) => a - b));
}

export const readLicence = () => readFile(path.join(family, 'LICENSE'), 'utf8');
